//! Numbers.

use super::{Error, Input, is_blank};

/// Whether what has been read of a word may still become a number.
#[derive(Clone, Copy, Debug)]
enum Decimal {
    Start,
    Signed { negative: bool },
    Digits { negative: bool, size: i64 },
    NoNumber,
}

impl Decimal {
    fn push(&mut self, byte: u8) {
        let digit = i64::from(byte.wrapping_sub(b'0'));
        *self = match *self {
            Self::Start if byte == b'-' || byte == b'+' => Self::Signed { negative: byte == b'-' },
            Self::Start if digit < 10 => Self::Digits { negative: false, size: digit },
            Self::Signed { negative } if digit < 10 => Self::Digits { negative, size: digit },
            // Stays below 10¹¹: past 32 bits, how far past is of no account.
            Self::Digits { negative, size } if digit < 10 => {
                Self::Digits { negative, size: size.min(i64::from(u32::MAX)) * 10 + digit }
            }
            _ => Self::NoNumber,
        };
    }

    /// The value; nothing for a number past 32 bits, or no number at all.
    fn value(self) -> Option<i32> {
        match self {
            Self::Digits { negative: true, size } => i32::try_from(-size).ok(),
            Self::Digits { negative: false, size } => i32::try_from(size).ok(),
            _ => None,
        }
    }
}

/// A number in the lowest of eight bytes: how many digits it has, from 1 to 7, and its value. Nothing where another byte
/// than a blank or a line's end may follow the digits.
///
/// Digits have bit 4, blanks and line ends have not: the first byte without it is the number's end. Then neighbours are
/// joined, to numbers of two, four and eight digits; four are enough nearly always. After Daniel Lemire, "Quickly parsing
/// eight digits" (2018).
#[inline]
fn leading_number(bytes: u64) -> Option<(u32, u32)> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let digits = (!bytes & (EACH * 0x10)).trailing_zeros() / 8;
    if !(1..8).contains(&digits) {
        return None;
    }
    // The last digit moves to the highest byte, and zeros come in below.
    let values = (bytes ^ (EACH * 0x30)) << (64 - 8 * digits);
    // A digit is 0 to 9; adding 118 carries anything above that, and below 128, into the highest bit.
    if (values.wrapping_add(EACH * 0x76) | values) & (EACH * 0x80) != 0 {
        return None;
    }
    if digits <= 4 {
        let values = (values >> 32) as u32;
        let twos = (values.wrapping_mul(10 << 8 | 1) >> 8) & 0x00FF_00FF;
        return Some((digits, twos.wrapping_mul(100 << 16 | 1) >> 16));
    }
    let twos = (values.wrapping_mul(10 << 8 | 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (twos.wrapping_mul(100 << 16 | 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    Some((digits, (fours.wrapping_mul(10_000 << 32 | 1) >> 32) as u32))
}

/// A number of at most seven digits that is next, if it and the byte behind it are at hand.
///
/// One blank behind it goes with it, so that the next number is next. What lies behind the text is neither a digit nor a
/// blank, so that a number that may go on is left alone.
#[inline]
fn plain_number(buffer: &[u8], position: &mut usize) -> Option<i32> {
    let bytes = u64::from_le_bytes(*buffer.get(*position..)?.first_chunk()?);
    // On most boards every column has one digit. One comparison sees it and the blank behind it.
    let digit = (bytes as u16).wrapping_sub(u16::from_le_bytes(*b"0 "));
    if digit < 10 {
        *position += 2;
        return Some(i32::from(digit));
    }
    let (digits, number) = leading_number(bytes)?;
    let after = (bytes >> (8 * digits)) as u8;
    if after == b' ' || is_blank(after) {
        *position += digits as usize + 1;
    } else if after == b'\n' {
        *position += digits as usize;
    } else {
        return None;
    }
    Some(number.cast_signed())
}

impl Input<'_> {
    /// The next number of this line, or nothing at the line's end, which is left unread.
    ///
    /// A `+`, a `-` and zeros may stand before it. `expected` is what a message calls it.
    ///
    /// # Errors
    ///
    /// If the next word is not a number from -2147483648 to 2147483647, or the stream can't be read.
    #[inline]
    pub fn number(&mut self, expected: &str) -> Result<Option<i32>, Error> {
        match plain_number(&self.buffer, &mut self.position) {
            Some(number) => Ok(Some(number)),
            None => self.number_after_blanks(expected),
        }
    }

    /// Hands over the numbers of this line until `enough` says so, or up to the line's end, which is left unread.
    ///
    /// # Errors
    ///
    /// As [`number`](Self::number).
    #[inline]
    pub fn numbers(
        &mut self,
        expected: &str,
        mut enough: impl FnMut(i32) -> bool,
    ) -> Result<(), Error> {
        // The place is kept out of the struct: it is what every turn of the loop waits for.
        let mut position = self.position;
        loop {
            let number = if let Some(number) = plain_number(&self.buffer, &mut position) {
                number
            } else {
                self.position = position;
                let Some(number) = self.number_after_blanks(expected)? else { return Ok(()) };
                position = self.position;
                number
            };
            if enough(number) {
                self.position = position;
                return Ok(());
            }
        }
    }

    /// The same, where there must be one.
    ///
    /// # Errors
    ///
    /// As [`number`](Self::number), and if the line has no further word.
    #[inline]
    pub fn need_number(&mut self, expected: &str) -> Result<i32, Error> {
        self.number(expected)?.ok_or_else(|| self.unexpected(expected))
    }

    #[inline(never)]
    fn number_after_blanks(&mut self, expected: &str) -> Result<Option<i32>, Error> {
        if matches!(self.skip_blanks()?, None | Some(b'\n')) {
            return Ok(None);
        }
        match plain_number(&self.buffer, &mut self.position) {
            Some(number) => Ok(Some(number)),
            None => self.number_up_to(expected, b""),
        }
    }

    /// The next number of this line, which may end at one of some marks as well; nothing at the line's end.
    ///
    /// # Errors
    ///
    /// As [`number`](Self::number).
    #[inline(never)]
    pub fn number_up_to(&mut self, expected: &str, marks: &[u8]) -> Result<Option<i32>, Error> {
        let mut decimal = Decimal::Start;
        let word = self.read_word(marks, |byte| {
            decimal.push(byte);
            matches!(decimal, Decimal::NoNumber)
        })?;
        let Some(word) = word else { return Ok(None) };
        match decimal {
            Decimal::Digits { .. } => {
                decimal.value().map(Some).ok_or_else(|| self.bad_number(word, expected))
            }
            // A mark stands where the number belongs.
            Decimal::Start => Err(self.unexpected(expected)),
            _ if marks.is_empty() && word.text().iter().any(|byte| b",;".contains(byte)) => {
                Err(self.bad_as(word, expected, " (put blanks between the numbers, no commas)"))
            }
            _ => Err(self.bad_word(word, expected)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::leading_number;

    #[test]
    fn every_byte_in_every_place_ends_a_number_or_spoils_it() {
        for place in 0..8 {
            for byte in (0..=u8::MAX).filter(|byte| !byte.is_ascii_digit()) {
                let mut bytes = *b"12345678";
                bytes[place] = byte;
                let text = String::from_utf8_lossy(&bytes[..place]).into_owned();
                let ends = byte & 0x10 == 0;
                let expected = text.parse().ok().filter(|_| ends);
                let found = leading_number(u64::from_le_bytes(bytes));
                let expected = expected.map(|value: u32| (place as u32, value));
                // Where the byte does not end the number, one behind it may, and then the number is spoilt.
                assert_eq!(found, expected, "{byte:#x} at {place}");
            }
        }
        assert_eq!(leading_number(u64::from_le_bytes(*b"12345678")), None);
    }

    #[test]
    fn a_byte_that_is_no_digit_spoils_the_number_it_stands_in() {
        for length in 2..8 {
            for place in 0..length {
                for byte in (0..=u8::MAX).filter(|byte| byte & 0x10 != 0 && !byte.is_ascii_digit())
                {
                    let mut bytes = *b"99999999";
                    bytes[place] = byte;
                    bytes[length] = b' ';
                    let found = leading_number(u64::from_le_bytes(bytes));
                    assert_eq!(found, None, "{byte:#x} at {place} of {length}");
                }
            }
        }
    }

    #[test]
    fn digits_are_joined_like_the_standard_library_does() {
        for text in ["0", "7", "42", "007", "1000", "9999", "10203", "987654", "9999999", "0000001"]
        {
            for end in [b' ', b'\n', b'\t', b'\r', 0] {
                let mut bytes = [0xFF; 8];
                bytes[..text.len()].copy_from_slice(text.as_bytes());
                bytes[text.len()] = end;
                let expected = (text.len() as u32, text.parse().unwrap());
                assert_eq!(leading_number(u64::from_le_bytes(bytes)), Some(expected), "{text}");
            }
        }
    }
}
