//! Puts pages into a file, with what readers and printers ask of it: metadata, an outline, tags.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{ArtifactType, StructRole};
use pdf_writer::writers::{StructElement, StructTreeRoot};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, TextStr};

use super::fonts::Fonts;
use super::ink::Ink;
use super::sheet::{Element, Sheet, Tag};
use super::{Book, BookError};
use crate::font::Weight;
use crate::xml::escape;

/// The text of a booklet is in English but for its titles.
const PROGRAM: &str = "Ergodoku";

/// A part of a booklet: a section, the solutions.
pub(super) struct Part {
    /// The title in the outline.
    pub(super) title: Option<String>,
    /// Its first page, from 0.
    pub(super) page: usize,
    pub(super) elements: Vec<Element>,
}

/// What the pages of a booklet become.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Form {
    Pdf,
    Svg,
}

/// The pages of a booklet and what is on them.
pub(super) struct Drawn {
    pub(super) form: Form,
    pub(super) fonts: Fonts,
    pub(super) pages: Vec<Vec<u8>>,
    pub(super) parts: Vec<Part>,
}

impl Drawn {
    /// Draws the next page as a continuation of the last part.
    pub(super) fn page(
        &mut self,
        book: &Book,
        is_numbered: bool,
        draw: impl FnOnce(&mut Sheet<'_>),
    ) {
        let page = self.pages.len();
        let ink = match self.form {
            Form::Pdf => Ink::Pdf(Content::new()),
            Form::Svg => Ink::Svg(String::new(), book.paper.size[1]),
        };
        let mut sheet = Sheet::new(ink, &mut self.fonts, page);
        draw(&mut sheet);
        if is_numbered {
            sheet.artifact(ArtifactType::Pagination, |sheet| number(sheet, book, page + 1));
        }
        let Sheet { ink, elements, .. } = sheet;
        self.pages.push(ink.finish());
        self.parts.last_mut().expect("a page is in a part").elements.extend(elements);
    }

    /// Begins a part with the next page.
    pub(super) fn part(&mut self, title: Option<&str>) {
        let title = title.map(str::to_string);
        self.parts.push(Part { title, page: self.pages.len(), elements: Vec::new() });
    }
}

/// Writes a page's number at the foot.
fn number(sheet: &mut Sheet<'_>, book: &Book, number: usize) {
    let text = number.to_string();
    let width = sheet.width(Weight::Regular, 10.0, &text);
    let area = book.paper.area(number);
    let x = match (book.paper.gutter > 0.0, number % 2) {
        (false, _) => area.left + (area.width - width) / 2.0,
        (true, 1) => area.left + area.width - width,
        (true, _) => area.left,
    };
    sheet.text(Weight::Regular, 10.0, [x, book.paper.margin / 2.0], &text);
}

/// The objects that refer to each other.
struct Objects {
    tree: Ref,
    info: Ref,
    metadata: Ref,
    outline: Ref,
    /// The root of the structure, and the document below it.
    structure: Ref,
    document: Ref,
    /// Each page, its content, and the elements on it.
    pages: Vec<[Ref; 3]>,
    /// Each part's element and outline item.
    parts: Vec<[Ref; 2]>,
    /// The elements of each part.
    elements: Vec<Vec<Ref>>,
}

/// Writes the file.
pub(super) fn write(book: &Book, drawn: &Drawn) -> Result<Vec<u8>, BookError> {
    let mut next = 1;
    let mut reference = || {
        next += 1;
        Ref::new(next - 1)
    };
    let catalog = reference();
    let [tree, info, metadata, outline, structure, document] = [(); 6].map(|()| reference());
    let pages = drawn.pages.iter().map(|_| [(); 3].map(|()| reference())).collect();
    let parts = drawn.parts.iter().map(|_| [(); 2].map(|()| reference())).collect();
    let elements = drawn.parts.iter().map(|it| it.elements.iter().map(|_| reference()).collect());
    let elements = elements.collect();
    let objects =
        Objects { tree, info, metadata, outline, structure, document, pages, parts, elements };
    let mut pdf = Pdf::new();
    write_catalog(&mut pdf, catalog, &objects, book, drawn);
    write_metadata(&mut pdf, &objects, book);
    write_outline(&mut pdf, &objects, drawn);
    write_structure(&mut pdf, &objects, drawn);
    let fonts = drawn.fonts.embed(&mut pdf, &mut reference)?;
    write_pages(&mut pdf, &objects, book, drawn, &fonts);
    Ok(pdf.finish())
}

fn write_catalog(pdf: &mut Pdf, id: Ref, objects: &Objects, book: &Book, drawn: &Drawn) {
    let mut catalog = pdf.catalog(id);
    catalog.pages(objects.tree).metadata(objects.metadata).outlines(objects.outline);
    catalog.lang(TextStr(book.language.code()));
    catalog.viewer_preferences().display_doc_title(true);
    catalog.mark_info().marked(true);
    // Indirect, as the document refers to it.
    catalog.pair(Name(b"StructTreeRoot"), objects.structure);
    catalog.finish();
    let mut root = pdf.indirect(objects.structure).start::<StructTreeRoot<'_>>();
    root.child(objects.document);
    root.parent_tree_next_key(drawn.pages.len() as i32);
    let mut parents = root.parent_tree();
    let mut numbers = parents.nums();
    for (key, [_, _, on_page]) in objects.pages.iter().enumerate() {
        numbers.insert(key as i32, *on_page);
    }
}

/// The same metadata for older readers and as XMP. No date, so that the same puzzles give the same file.
fn write_metadata(pdf: &mut Pdf, objects: &Objects, book: &Book) {
    let title = book.title.as_str();
    let mut info = pdf.document_info(objects.info);
    info.title(TextStr(title)).creator(TextStr(PROGRAM)).producer(TextStr(PROGRAM));
    let mut creator = String::new();
    if let Some(author) = &book.author {
        info.author(TextStr(author.as_str()));
        let name = escape(author.as_str());
        creator = format!("<dc:creator><rdf:Seq><rdf:li>{name}</rdf:li></rdf:Seq></dc:creator>");
    }
    info.finish();
    let (title, language) = (escape(title), book.language.code());
    let text = format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" \
         xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" \
         xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\
         <dc:format>application/pdf</dc:format>\
         <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>{creator}\
         <dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>\
         <pdf:Producer>{PROGRAM}</pdf:Producer><xmp:CreatorTool>{PROGRAM}</xmp:CreatorTool>\
         <pdfuaid:part>1</pdfuaid:part>\
         </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"w\"?>"
    );
    pdf.metadata(objects.metadata, text.as_bytes());
}

/// An item for each part with a title.
fn write_outline(pdf: &mut Pdf, objects: &Objects, drawn: &Drawn) {
    let items: Vec<(Ref, &str, usize)> = drawn
        .parts
        .iter()
        .zip(&objects.parts)
        .filter_map(|(part, [_, id])| Some((*id, part.title.as_deref()?, part.page)))
        .collect();
    let mut outline = pdf.outline(objects.outline);
    if let [(first, ..), ..] = items[..] {
        let last = items[items.len() - 1].0;
        outline.first(first).last(last).count(items.len() as i32);
    }
    outline.finish();
    for (index, &(id, title, page)) in items.iter().enumerate() {
        let mut item = pdf.outline_item(id);
        item.title(TextStr(title)).parent(objects.outline);
        if index > 0 {
            item.prev(items[index - 1].0);
        }
        if let Some((next, ..)) = items.get(index + 1) {
            item.next(*next);
        }
        item.dest().page(objects.pages[page][0]).fit();
    }
}

/// The document consists of parts, and they of elements in the order of reading.
fn write_structure(pdf: &mut Pdf, objects: &Objects, drawn: &Drawn) {
    let mut document = pdf.struct_element(objects.document);
    document.kind(StructRole::Document).parent(objects.structure);
    let mut children = document.children();
    for [id, _] in &objects.parts {
        children.struct_element(*id);
    }
    children.finish();
    document.finish();
    let mut on_pages: Vec<Vec<Ref>> = vec![Vec::new(); drawn.pages.len()];
    for ((part, ids), [id, _]) in drawn.parts.iter().zip(&objects.elements).zip(&objects.parts) {
        let mut section = pdf.struct_element(*id);
        section.kind(StructRole::Sect).parent(objects.document);
        let mut children = section.children();
        for element in ids {
            children.struct_element(*element);
        }
        children.finish();
        section.finish();
        for (element, &its) in part.elements.iter().zip(ids) {
            let page = objects.pages[element.page][0];
            write_element(pdf.struct_element(its), element, *id, page);
            // The elements of a page are numbered in this order.
            on_pages[element.page].push(its);
        }
    }
    for ([_, _, id], elements) in objects.pages.iter().zip(on_pages) {
        pdf.indirect(*id).array().items(elements);
    }
}

fn write_element(mut to: StructElement<'_>, element: &Element, parent: Ref, page: Ref) {
    to.kind(element.tag.role()).parent(parent).page(page);
    if let Tag::Figure(words, [left, bottom, right, top]) = &element.tag {
        to.alt(TextStr(words));
        let mut attributes = to.attributes();
        attributes.push().layout().bbox(Rect::new(*left, *bottom, *right, *top));
    }
    to.children().marked_content_id(element.number as i32);
}

fn write_pages(
    pdf: &mut Pdf,
    objects: &Objects,
    book: &Book,
    drawn: &Drawn,
    fonts: &[(Name<'static>, Ref)],
) {
    let kids = objects.pages.iter().map(|[page, ..]| *page);
    pdf.pages(objects.tree).kids(kids).count(objects.pages.len() as i32);
    let [width, height] = book.paper.size;
    let size = Rect::new(0.0, 0.0, width, height);
    for (key, ([id, content_id, _], content)) in objects.pages.iter().zip(&drawn.pages).enumerate()
    {
        let mut page = pdf.page(*id);
        page.media_box(size).trim_box(size).parent(objects.tree).contents(*content_id);
        page.struct_parents(key as i32);
        let mut resources = page.resources();
        let mut dictionary = resources.fonts();
        for (key, id) in fonts {
            dictionary.pair(*key, *id);
        }
        dictionary.finish();
        resources.finish();
        page.finish();
        pdf.stream(*content_id, &deflated(content)).filter(Filter::FlateDecode);
    }
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .expect("memory takes all that is written")
}
