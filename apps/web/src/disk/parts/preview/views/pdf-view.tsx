import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seen } from '../read/bytes.js';
import { Parsed } from './parsed.js';
import { OwnData } from './pdf-data.js';
import styles from './views.module.css';

GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });

/** Pages further away than this from what is seen are not drawn yet. */
const NEAR = '800px';
const WIDEST_PX = 1_100;

async function openPdf({ url }: Seen): Promise<{ pages: PDFPageProxy[] }> {
  const document: PDFDocumentProxy = await getDocument({
    url,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: OwnData,
    cMapUrl: '/',
    // Where the machine has no font like one that the file leaves out, the browser asks for it here by its name: see vite.config.ts.
    standardFontDataUrl: '/assets/pdf-fonts/',
    wasmUrl: '/',
  }).promise;
  return { pages: await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1))) };
}

/** A PDF, page under page; only the pages near the window are drawn. */
export function PdfView({ seen }: { seen: Seen }) {
  return (
    <Parsed seen={seen} parse={openPdf}>
      {({ pages }) => (
        <div className={styles.pages}>
          {pages.map((page) => (
            <Page key={page.pageNumber} page={page} of={pages.length} />
          ))}
        </div>
      )}
    </Parsed>
  );
}

function Page({ page, of }: { page: PDFPageProxy; of: number }) {
  const { t } = useTranslation('disk');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const { width, height } = page.getViewport({ scale: 1 });
  // The browser says when the page comes near the window.
  useEffect(() => {
    const element = canvas.current;
    if (!element || isNear) return;
    const watcher = new IntersectionObserver(([one]) => one?.isIntersecting && setNear(true), { rootMargin: NEAR });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isNear]);
  // PDF.js draws on a canvas, outside React.
  useEffect(() => {
    const element = canvas.current;
    if (!element || !isNear) return;
    const shown = Math.min(element.clientWidth, WIDEST_PX);
    const viewport = page.getViewport({ scale: (shown * Math.min(devicePixelRatio, 2)) / width });
    element.width = viewport.width;
    element.height = viewport.height;
    const drawing = page.render({ canvas: element, viewport });
    drawing.promise.catch(() => undefined); // ended by us below
    return () => drawing.cancel();
  }, [isNear, page, width]);
  return (
    <figure className={styles.page}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('preview.page', { number: page.pageNumber, of })}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      <figcaption>
        {page.pageNumber} / {of}
      </figcaption>
    </figure>
  );
}
