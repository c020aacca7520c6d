// A newer version of this page, ready to be activated; only for the offline page.

import { signal } from "@preact/signals";

/** Activates the new version; null while there is none. */
export const update = signal<(() => void) | null>(null);
