//! `Profile`: which techniques, in which order.

use std::sync::{Arc, LazyLock};

use ergodoku::Profile;
use ergodoku::engine::techniques_named;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

/// Which techniques to use, in which order, and what their steps count. Immutable and hashable.
///
/// The base is default, hodoku, series, or the text of a profile's file. Techniques are chosen by their names,
/// by those of their families, or by HoDoKu's codes.
///
/// >>> Profile("hodoku", without=["chains"], uniqueness=False)
/// Profile('hodoku', without=('chains',), uniqueness=False)
#[pyclass(frozen, eq, hash, name = "Profile", module = "ergodoku")]
#[derive(Clone)]
pub(crate) struct PyProfile {
    pub(crate) profile: Arc<Profile>,
    asked: Asked,
}

/// What a profile was asked for by.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Asked {
    base: String,
    only: Vec<String>,
    without: Vec<String>,
    uniqueness: bool,
}

impl PartialEq for PyProfile {
    fn eq(&self, other: &PyProfile) -> bool {
        self.asked == other.asked
    }
}

impl std::hash::Hash for PyProfile {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.asked.hash(hasher);
    }
}

fn invalid(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The techniques of some names.
pub(crate) fn techniques(names: &[String]) -> PyResult<Vec<&'static ergodoku::Technique>> {
    let each = names.iter().map(|name| techniques_named(name).map_err(invalid));
    Ok(each.collect::<PyResult<Vec<_>>>()?.concat())
}

#[pymethods]
impl PyProfile {
    #[new]
    #[pyo3(signature = (base = "default", *, only = vec![], without = vec![], uniqueness = true))]
    fn new(
        base: &str,
        only: Vec<String>,
        without: Vec<String>,
        uniqueness: bool,
    ) -> PyResult<PyProfile> {
        let mut profile = match Profile::named(base) {
            Some(profile) => profile,
            None if base.contains('\n') => Profile::from_toml(base).map_err(invalid)?,
            None => {
                let names = Profile::NAMES.map(|(name, _)| name).join(", ");
                let message = format!("there is no profile `{base}`; there are {names}");
                return Err(PyValueError::new_err(message));
            }
        };
        if !only.is_empty() {
            profile = profile.only(&techniques(&only)?);
        }
        if !without.is_empty() {
            profile = profile.without(&techniques(&without)?);
        }
        if !uniqueness {
            profile = profile.without_uniqueness();
        }
        let asked = Asked { base: base.to_string(), only, without, uniqueness };
        Ok(PyProfile { profile: Arc::new(profile), asked })
    }

    /// The names of the techniques, the first to try first.
    #[getter]
    fn techniques<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.profile.techniques().iter().map(|it| it.name))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let Asked { base, only, without, uniqueness } = &self.asked;
        let mut text = format!("Profile({}", PyString::new(py, base).repr()?);
        for (name, names) in [("only", only), ("without", without)] {
            if !names.is_empty() {
                text += &format!(", {name}={}", PyTuple::new(py, names)?.repr()?);
            }
        }
        if !uniqueness {
            text += ", uniqueness=False";
        }
        Ok(text + ")")
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((String,), Bound<'py, PyDict>)> {
        let options = PyDict::new(py);
        options.set_item("only", &self.asked.only)?;
        options.set_item("without", &self.asked.without)?;
        options.set_item("uniqueness", self.asked.uniqueness)?;
        Ok(((self.asked.base.clone(),), options))
    }
}

/// A profile in a call: a `Profile`, or the name of one.
pub(crate) struct Chosen(pub(crate) Arc<Profile>);

static DEFAULT: LazyLock<Arc<Profile>> = LazyLock::new(Arc::default);
static HODOKU: LazyLock<Arc<Profile>> = LazyLock::new(|| Arc::new(Profile::hodoku()));

impl<'py> FromPyObject<'_, 'py> for Chosen {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Chosen> {
        if let Ok(profile) = object.cast::<PyProfile>() {
            return Ok(Chosen(Arc::clone(&profile.get().profile)));
        }
        let Ok(name) = object.cast::<PyString>() else {
            return Err(PyTypeError::new_err("a profile is a Profile, or the name of one"));
        };
        Ok(Chosen(match name.to_str()? {
            "default" => Arc::clone(&DEFAULT),
            "hodoku" => Arc::clone(&HODOKU),
            other => PyProfile::new(other, Vec::new(), Vec::new(), true)?.profile,
        }))
    }
}
