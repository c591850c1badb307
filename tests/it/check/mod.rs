//! Checking folders of cases.
