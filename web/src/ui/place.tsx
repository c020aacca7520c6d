// The text around an error, with a mark below its position.

import { t } from "#language";

interface PlaceProps {
  /** From 1, as in the engine's errors. */
  line: number;
  column: number;
  /** The whole text. */
  of: string;
}

/** The number of characters shown on either side. */
const AROUND = 24;

export function Place({ line, column, of }: PlaceProps) {
  const whole = of.split("\n")[line - 1] ?? "";
  const start = Math.max(0, column - AROUND);
  return (
    <pre class="place" role="group" aria-label={t("Line {line}, column {column}", { line, column })}>
      {whole.slice(start, column + AROUND) || " "}
      {"\n"}
      {" ".repeat(column - 1 - start)}▲ {t("line {line}, column {column}", { line, column })}
    </pre>
  );
}
