//! [`Log`]: what the server says of its work, a line for each event, as text or as JSON.

use std::fmt::Write as _;
use std::sync::OnceLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value, json};

/// How lines of the log are written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Format {
    /// `2026-11-23T17:42:59.123456Z  INFO ergodoku_serve: call="hint" status=200 micros=123`
    Text,
    /// The same as an object: `timestamp`, `level`, `fields` and `target`.
    Json,
}

/// Where the log goes, and what is in it.
pub struct Log {
    /// How its lines are written.
    pub format: Format,
    /// Whether it has each request, too, or only what is wrong with the server.
    pub has_requests: bool,
    /// Whether text is coloured, by the codes of terminals.
    pub is_coloured: bool,
    /// Takes a line, which has no end of line.
    pub write: fn(&str),
}

static LOG: OnceLock<Log> = OnceLock::new();

/// From now on, all servers of this process write to this log. Until then they write to none; the first log stays.
pub fn log_to(log: Log) {
    let _ = LOG.set(log);
}

/// Logs what is as it should be.
pub(crate) fn info(message: &str, fields: &[(&str, Value)]) {
    if let Some(log) = LOG.get().filter(|it| it.has_requests) {
        (log.write)(&log.line(SystemTime::now(), "INFO", message, fields));
    }
}

/// Logs what is wrong with the server, or its system.
pub(crate) fn warn(message: &str, fields: &[(&str, Value)]) {
    if let Some(log) = LOG.get() {
        (log.write)(&log.line(SystemTime::now(), "WARN", message, fields));
    }
}

impl Log {
    fn line(
        &self,
        time: SystemTime,
        level: &str,
        message: &str,
        fields: &[(&str, Value)],
    ) -> String {
        let time = written(time.duration_since(UNIX_EPOCH).unwrap_or_default());
        if self.format == Format::Json {
            let message = (!message.is_empty()).then_some(("message", json!(message)));
            let fields = fields.iter().cloned().chain(message);
            let fields: Map<_, _> = fields.map(|(name, value)| (name.to_string(), value)).collect();
            let fields = Value::Object(fields);
            return format!(
                r#"{{"timestamp":"{time}","level":"{level}","fields":{fields},"target":"ergodoku_serve"}}"#
            );
        }
        let (dim, colour, end) = match (self.is_coloured, level) {
            (false, _) => ("", "", ""),
            (true, "INFO") => ("\x1b[2m", "\x1b[32m", "\x1b[0m"),
            (true, _) => ("\x1b[2m", "\x1b[33m", "\x1b[0m"),
        };
        let mut line = format!("{dim}{time}{end} {colour}{level:>5}{end} ergodoku_serve:");
        if !message.is_empty() {
            let _ = write!(line, " {message}");
        }
        for (name, value) in fields {
            let _ = write!(line, " {name}={value}");
        }
        line
    }
}

/// A time since 1970 as in RFC 3339, in UTC, to the microsecond.
fn written(since: Duration) -> String {
    let (days, seconds) = (since.as_secs() / 86_400, since.as_secs() % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let micros = since.subsec_micros();
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micros:06}Z")
}

/// The date of a day, counted from 1 January 1970.
fn date(mut day: u64) -> (u64, u64, u64) {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while day >= 365 + u64::from(is_leap(year)) {
        day -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in lengths {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    (year, month, day + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        // By `date -u -d @SECONDS`.
        for (seconds, time) in [
            (0, "1970-01-01T00:00:00.000000Z"),
            (951_782_399, "2000-02-28T23:59:59.000000Z"),
            (951_868_800, "2000-03-01T00:00:00.000000Z"),
            (1_795_455_779, "2026-11-23T17:42:59.000000Z"),
            (4_107_542_399, "2100-02-28T23:59:59.000000Z"),
            (4_107_542_400, "2100-03-01T00:00:00.000000Z"),
        ] {
            assert_eq!(written(Duration::from_secs(seconds)), time);
        }
        assert!(written(Duration::new(1, 2_000)).ends_with("01.000002Z"));
    }

    #[test]
    fn a_line_has_its_fields_as_text_and_as_json() {
        let log =
            |format, is_coloured| Log { format, has_requests: true, is_coloured, write: |_| () };
        let fields =
            [("call", json!("hint")), ("micros", json!(7)), ("error", json!("a \"b\"\nc"))];
        let line = |log: Log, message| log.line(UNIX_EPOCH, "INFO", message, &fields);
        let text = line(log(Format::Text, false), "");
        let time = "1970-01-01T00:00:00.000000Z";
        assert_eq!(
            text,
            format!(r#"{time}  INFO ergodoku_serve: call="hint" micros=7 error="a \"b\"\nc""#)
        );
        assert!(line(log(Format::Text, true), "so").starts_with("\x1b[2m1970"));
        let json: Value = serde_json::from_str(&line(log(Format::Json, false), "so")).unwrap();
        assert_eq!(json["timestamp"], time);
        assert_eq!(json["level"], "INFO");
        assert_eq!(json["target"], "ergodoku_serve");
        assert_eq!(json["fields"]["message"], "so");
        assert_eq!(json["fields"]["error"], "a \"b\"\nc");
    }
}
