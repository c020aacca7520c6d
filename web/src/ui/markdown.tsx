// The subset of Markdown of the techniques' pages: paragraphs, headings, lists, code, emphasis.

import type { ComponentChildren } from "preact";

/** `code`, *emphasis*, **strong**, [words](link) within a line. */
function inline(text: string): ComponentChildren[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\](?:\([^)]+\))?)/).map((piece, at) => {
    if (/^`.+`$/.test(piece)) return <code key={at}>{piece.slice(1, -1)}</code>;
    if (/^\*\*.+\*\*$/.test(piece)) return <strong key={at}>{piece.slice(2, -2)}</strong>;
    if (/^\*.+\*$/.test(piece)) return <em key={at}>{piece.slice(1, -1)}</em>;
    const words = /^\[([^\]]+)\]/.exec(piece);
    return words ? words[1] : piece;
  });
}

export const Inline = ({ text }: { text: string }) => <>{inline(text)}</>;

function Block({ text }: { text: string }) {
  const heading = /^#+ (.*)$/s.exec(text);
  if (heading) return <h2>{inline(heading[1])}</h2>;
  const lines = text.split("\n").map((line) => line.trim());
  if (lines.every((line) => /^[-*] |^ {2}/.test(line))) {
    return (
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return <p>{inline(lines.join(" "))}</p>;
}

export const Markdown = ({ text }: { text: string }) => (
  <>
    {text.split(/\n\s*\n/).map((block, at) => (
      <Block key={at} text={block.trim()} />
    ))}
  </>
);
