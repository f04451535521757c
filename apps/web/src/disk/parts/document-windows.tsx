import { onDemand } from '../../platform/layout/on-demand.js';

export const NameModal = onDemand(async () => (await import('./name-modal.js')).NameModal);
export const VersionsDrawer = onDemand(async () => (await import('./versions-drawer.js')).VersionsDrawer);
