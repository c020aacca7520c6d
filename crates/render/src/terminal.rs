//! TODO
/// TODO
pub fn terminal(picture: &crate::Picture, _color: bool) -> String {
    picture.title.unwrap_or("").to_string()
}
