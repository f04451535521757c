import { type ComponentType, lazy, Suspense } from 'react';

/** A window that comes when it is first opened: most visits open none. */
function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Window = lazy(load);
  return (props: P) => (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}

export const NameModal = later(async () => ({ default: (await import('./name-modal.js')).NameModal }));
export const FolderPicker = later(async () => ({ default: (await import('./folder-picker.js')).FolderPicker }));
export const ShareDrawer = later(async () => ({ default: (await import('./share-drawer.js')).ShareDrawer }));
export const VersionsDrawer = later(async () => ({ default: (await import('./versions-drawer.js')).VersionsDrawer }));
export const OfferModal = later(async () => ({ default: (await import('./offer-modal.js')).OfferModal }));
