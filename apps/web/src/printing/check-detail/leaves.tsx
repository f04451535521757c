import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { isFolded, pageSizes } from '@zhibi/contract/papers';
import {
  type Face,
  facesOfCopy,
  type PrintOrderDetail,
  printingApi,
  spreadsOf,
  turnsBacks,
} from '@zhibi/contract/printing';
import { Button } from 'antd';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../platform/screen.js';
import { useFile } from '../../platform/use-file.js';
import { usePageName } from '../parts/use-page-name.js';
import styles from './leaves.module.css';

/** The first copy as somebody holds it: one leafs through what the printed faces show once the sheets are folded. */
export function Leaves({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printing');
  const pageName = usePageName();
  const [{ at, by }, setTurned] = useState({ at: 0, by: 0 });
  const spreads = spreadsOf(order.pages, order.options);
  const spread = spreads[at] ?? [];
  const last = spreads.length - 1;
  const turn = (step: number) => {
    const next = at + step;
    if (next >= 0 && next <= last) setTurned({ at: next, by: step });
  };
  // Buttons at the end stay reachable, so that the arrow keys go on working.
  const button = (step: number, name: string, icon: ReactNode, isEnd: boolean) => (
    <Button
      icon={icon}
      aria-label={name}
      aria-disabled={isEnd}
      data-end={isEnd || undefined}
      onClick={() => turn(step)}
    />
  );
  return (
    <section
      className={styles.book}
      aria-label={t('check.leaves')}
      onKeyDown={({ key }) => (key === 'ArrowLeft' ? turn(-1) : key === 'ArrowRight' && turn(1))}
    >
      <nav className={styles.turn}>
        {button(-1, t('check.before'), <LeftOutlined />, at === 0)}
        <span aria-live="polite">
          {t('check.spread', { pages: spread.map(pageName).join(' | '), at: at + 1, of: spreads.length })}
        </span>
        {button(1, t('check.after'), <RightOutlined />, at === last)}
      </nav>
      <div
        key={at}
        className={styles.spread}
        data-wide={isFolded(order.pageSize)}
        style={ratiosOf(order)}
        data-place={spread.length > 1 ? undefined : at === 0 ? 'front' : at === last ? 'back' : 'middle'}
        data-turned={by > 0 ? 'on' : by < 0 ? 'back' : undefined}
      >
        {spread.map((page, place) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
            <div key={place} className={styles.blank}>
              {t('check.blank')}
            </div>
          ) : (
            <Leaf key={page} order={order} page={page} />
          ),
        )}
      </div>
    </section>
  );
}

/** What the style sheet draws by: the shape of a face, and of the half of it that is one page. */
function ratiosOf({ pageSize }: PrintOrderDetail): CSSProperties {
  const { widthMm, heightMm } = pageSizes[pageSize];
  // as: React does not know properties of ours
  return { '--face': `${widthMm} / ${heightMm}`, '--half': `${widthMm / 2} / ${heightMm}` } as CSSProperties;
}

/** A page, cut out of the printed face on which it lies; on a back that stands on its head it is turned again. */
function Leaf({ order, page }: { order: PrintOrderDetail; page: number }) {
  const { t } = useTranslation('printing');
  const pageName = usePageName();
  const { orderId, pages, options, leadingFaces } = order;
  const faces: readonly Face[] = facesOfCopy(pages, options);
  const face = faces.findIndex((one) => one.includes(page));
  const place = faces[face]?.indexOf(page) ?? 0;
  const isWhole = faces[face]?.length === 1;
  const isTurned = !isWhole && turnsBacks(options) && face % 2 === 1;
  const file = useFile(printingApi.page, { orderId, page: leadingFaces + face + 1 }, order.revision);
  return (
    <div className={styles.page} data-whole={isWhole || undefined} data-turned={isTurned || undefined}>
      <Screen read={file} skeleton={{ card: 280 }}>
        {() => (
          <img src={file.url} alt={t('check.page', { page: pageName(page) })} data-right={place === 1 || undefined} />
        )}
      </Screen>
    </div>
  );
}
