import { onDemand } from '../../platform/layout/on-demand.js';

export { NameModal, VersionsDrawer } from '../parts/document-windows.js';

export const FolderPicker = onDemand(async () => (await import('./folder-picker.js')).FolderPicker);
export const ShareDrawer = onDemand(async () => (await import('./share-drawer.js')).ShareDrawer);
export const UsesDrawer = onDemand(async () => (await import('./uses-drawer.js')).UsesDrawer);
export const OfferModal = onDemand(async () => (await import('./offer-modal.js')).OfferModal);
