import { onDemand } from '../../platform/layout/on-demand.js';

/** A file as it looks, over the list that it was opened from. */
export const PreviewWindow = onDemand(async () => (await import('./preview/preview-drawer.js')).PreviewDrawer);
