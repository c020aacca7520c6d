// The page of a technique, as a view shows it: nothing, the page, or why there is none.

import { useEffect, useState } from "preact/hooks";
import { faultOf } from "../engine/question";
import type { TechniqueAnswer } from "../engine/types";
import { techniquePage } from "./catalogue";

/** The page of the technique named, once it is there. The page of another name is never shown. */
export function useTechniquePage(slug: string): { page: TechniqueAnswer | null; fault: string } {
  const [page, setPage] = useState<TechniqueAnswer | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    let isWanted = true;
    setPage(null);
    setFault("");
    techniquePage(slug).then(
      (it) => isWanted && setPage(it),
      (cause: unknown) => isWanted && setFault(faultOf(cause).message),
    );
    return () => {
      isWanted = false;
    };
  }, [slug]);
  return { page, fault };
}
