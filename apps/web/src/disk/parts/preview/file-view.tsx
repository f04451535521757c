import { isOldOffice, type Preview, type PreviewHow } from '@zhibi/contract/disk';
import { type ComponentType, Suspense } from 'react';
import { lazily } from '../../../platform/lazily.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { addressOf, type Seen } from './read/bytes.js';
import { CannotShow } from './views/parsed.js';

type View = ComponentType<{ seen: Seen; how: PreviewHow }>;

/** Each kind of file comes with the library that reads it, when the first of its kind is opened. */
const pdf = lazily(async () => (await import('./views/pdf-view.js')).PdfView);
const word = lazily(async () => (await import('./views/word-view.js')).WordView);
const sheet = lazily(async () => (await import('./views/sheet-view.js')).SheetView);
const slides = lazily(async () => (await import('./views/slides-view.js')).SlidesView);
const media = lazily(async () => (await import('./views/media-view.js')).MediaView);
const text = lazily(async () => (await import('./views/text-view.js')).TextView);
const mindmap = lazily(async () => (await import('./views/mind-map-view.js')).MindMapView);
const zip = lazily(async () => (await import('./views/zip-view.js')).ZipView);
const views: Record<Exclude<PreviewHow, 'none'>, View> = {
  pdf,
  word,
  sheet,
  slides,
  mindmap,
  zip,
  image: media,
  audio: media,
  video: media,
  text,
  code: text,
};

/** A file as it looks, read in the browser: no other program and no internet. */
export function FileView({ preview: { name, size, how, token } }: { preview: Preview }) {
  if (how === 'none') return <CannotShow why={isOldOffice(name) ? 'old-office' : 'unknown'} />;
  const Shown = views[how];
  return (
    <Suspense fallback={<Skeleton shape={{ card: 320 }} />}>
      <Shown key={token} seen={{ name, size, url: addressOf(token) }} how={how} />
    </Suspense>
  );
}
