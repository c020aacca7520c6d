// A newer version of this page, ready to be taken up; only where the page is kept for use without a network.

import { signal } from "@preact/signals";

/** Takes it up; null while there is none. */
export const update = signal<(() => void) | null>(null);
