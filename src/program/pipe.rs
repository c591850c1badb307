//! What a program writes, read up to a limit.

use std::io::PipeReader;
use std::os::fd::{AsFd, BorrowedFd};

use rustix::buffer::spare_capacity;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, ioctl_fionbio, ioctl_fionread, read};

/// The least room that a read is given, in bytes.
const ROOM: usize = 4 << 10;

/// How often a pipe is read in a row: time passes while a program writes as fast as we read.
const READS: u32 = 16;

/// Our end of a pipe that a program writes to.
pub(super) struct Pipe {
    /// Nothing once the other end is closed.
    reader: Option<PipeReader>,
    /// How much may be written, in bytes.
    limit: Option<u64>,
    /// How much of it is kept, in bytes.
    most_kept: usize,
    /// How much was read.
    taken: u64,
    pub(super) kept: Vec<u8>,
}

impl Pipe {
    pub(super) fn new(reader: PipeReader, limit: Option<u64>, most_kept: u64) -> Self {
        // A pipe that blocks would be read too, but could hang us: then it is left alone.
        let reader = ioctl_fionbio(&reader, true).is_ok().then_some(reader);
        let most_kept = usize::try_from(most_kept).unwrap_or(usize::MAX);
        Self { reader, limit, most_kept, taken: 0, kept: Vec::new() }
    }

    /// What can be waited for; nothing once the other end is closed.
    pub(super) fn fd(&self) -> Option<BorrowedFd<'_>> {
        self.reader.as_ref().map(AsFd::as_fd)
    }

    /// Whether more was written than may be.
    pub(super) fn is_over(&self) -> bool {
        self.limit.is_some_and(|limit| self.taken > limit)
    }

    /// Reads what is there, but not for long.
    pub(super) fn read(&mut self) {
        for _ in 0..READS {
            if self.is_over() || !self.read_once() {
                return;
            }
        }
    }

    /// Reads what is there now, and nothing that is written from now on.
    pub(super) fn take_the_rest(&mut self) {
        let there = self.reader.as_ref().and_then(|reader| ioctl_fionread(reader).ok());
        let last = self.taken + there.unwrap_or(0);
        while self.taken < last && !self.is_over() && self.read_once() {}
        if let Some(reader) = &self.reader {
            let mut fds = [PollFd::new(reader, PollFlags::IN)];
            let _ = poll(&mut fds, Some(&Timespec { tv_sec: 0, tv_nsec: 0 }));
            if fds[0].revents() == PollFlags::HUP {
                self.reader = None;
            }
        }
    }

    /// Reads once; says whether there may be more.
    fn read_once(&mut self) -> bool {
        let Some(reader) = &self.reader else { return false };
        self.kept.reserve(self.kept.len().max(ROOM));
        let count = match read(reader, spare_capacity(&mut self.kept)) {
            Ok(count) => count,
            Err(Errno::INTR) => return true,
            Err(_) => return false,
        };
        self.kept.truncate(self.most_kept);
        self.taken += count as u64;
        if count == 0 {
            self.reader = None;
        }
        count > 0
    }
}
