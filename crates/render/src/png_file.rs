//! [`encode`]: pixels as a PNG file, as ISO/IEC 15948 describes it.

use std::io::{self, Write as _};

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use tiny_skia::Pixmap;

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// Eight bits a channel; red, green, blue and opacity; the only compression and filters; not interlaced.
const FORMAT: [u8; 5] = [8, 6, 0, 0, 0];
/// The bytes of a pixel.
const PIXEL: usize = 4;

/// How the bytes of a row are written: as they are, or less those of the pixel before or above. Drawings have
/// large areas of one colour, which become zeros.
#[derive(Copy, Clone)]
enum Filter {
    None = 0,
    Sub = 1,
    Up = 2,
}

/// The pixels as a file.
pub(crate) fn encode(pixels: &Pixmap) -> io::Result<Vec<u8>> {
    let (width, height) = (pixels.width(), pixels.height());
    let mut header = [width.to_be_bytes(), height.to_be_bytes()].concat();
    header.extend(FORMAT);
    let mut file = SIGNATURE.to_vec();
    write_chunk(&mut file, b"IHDR", &header)?;
    write_chunk(&mut file, b"IDAT", &compressed(pixels)?)?;
    write_chunk(&mut file, b"IEND", &[])?;
    Ok(file)
}

/// Appends a part of the file: its length, name and contents, and their checksum.
fn write_chunk(file: &mut Vec<u8>, name: &[u8; 4], contents: &[u8]) -> io::Result<()> {
    let length = u32::try_from(contents.len()).map_err(io::Error::other)?;
    let mut sum = Crc::new();
    sum.update(name);
    sum.update(contents);
    file.extend(length.to_be_bytes());
    file.extend(name);
    file.extend(contents);
    file.extend(sum.sum().to_be_bytes());
    Ok(())
}

fn compressed(pixels: &Pixmap) -> io::Result<Vec<u8>> {
    let mut out = ZlibEncoder::new(Vec::new(), Compression::default());
    let columns = pixels.width() as usize;
    let mut above = vec![0; PIXEL * columns];
    for row in pixels.pixels().chunks_exact(columns) {
        // A file has colours as they are, a pixmap has them multiplied by their opacity.
        let colors = row.iter().map(|pixel| pixel.demultiply());
        let row: Vec<u8> =
            colors.flat_map(|it| [it.red(), it.green(), it.blue(), it.alpha()]).collect();
        let tried =
            [Filter::None, Filter::Sub, Filter::Up].map(|it| (it, filtered(it, &row, &above)));
        let [first, ..] = &tried;
        let best = tried.iter().min_by_key(|(_, bytes)| weight(bytes)).unwrap_or(first);
        out.write_all(&[best.0 as u8])?;
        out.write_all(&best.1)?;
        above = row;
    }
    out.finish()
}

fn filtered(filter: Filter, row: &[u8], above: &[u8]) -> Vec<u8> {
    let before = [0; PIXEL].iter().chain(row);
    match filter {
        Filter::None => row.to_vec(),
        Filter::Sub => {
            row.iter().zip(before).map(|(now, before)| now.wrapping_sub(*before)).collect()
        }
        Filter::Up => row.iter().zip(above).map(|(now, above)| now.wrapping_sub(*above)).collect(),
    }
}

/// The sum of all bytes as distances from zero: the smaller, the better they compress, as a rule.
fn weight(bytes: &[u8]) -> u32 {
    bytes.iter().map(|byte| u32::from(byte.cast_signed().unsigned_abs())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_decoder_reads_the_same_pixels() {
        for (width, height) in [(1, 1), (3, 2), (2, 5), (67, 40)] {
            let mut pixels = Pixmap::new(width, height).expect("a size");
            for (index, pixel) in pixels.pixels_mut().iter_mut().enumerate() {
                let [red, green] = [index * 37 % 256, index * index % 256].map(|it| it as u8);
                // Opaque, as pictures are: other colours are rounded when they are multiplied.
                let color = tiny_skia::ColorU8::from_rgba(red, green, 200, 255);
                *pixel = color.premultiply();
            }
            let file = encode(&pixels).expect("a file");
            assert_eq!(Pixmap::decode_png(&file).expect("a picture"), pixels);
        }
    }
}
