import { isFolded, pageSizes } from '@zhibi/contract/papers';
import { facesOfCopy, type PrintOrderDetail, printingApi } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { useFile } from '../../platform/use-file.js';
import { usePageName } from '../parts/use-page-name.js';
import styles from './check-detail.module.css';
import { Marks } from './marks.js';
import marks from './marks.module.css';
import { type Chosen, furtherFaces } from './places.js';

/** Each side that is shown of another copy says what is wrong with it; more than these are told by the list beside. */
const MOST_FURTHER = 12;

interface Shown {
  order: PrintOrderDetail;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}

/** Every side of the first copy, as the machine takes it, and those of other copies on which something was found. */
export function Sides({ order, chosen, onChoose }: Shown) {
  const { t } = useTranslation('printing');
  const pageName = usePageName();
  const { pages, options, sheets, leadingFaces } = order;
  const faces = facesOfCopy(pages, options);
  if (sheets.length === 0) return <EmptyState title={t('check.noFile')} hint={t('check.noFileHint')} />;
  const marked = { order, chosen, onChoose };
  const further = furtherFaces(order, leadingFaces + faces.length);
  const listed = further.filter(({ face }, at) => at < MOST_FURTHER || face === chosen?.face);
  return (
    <>
      <p className={styles.sample}>{t('check.sample', { name: sheets[0]?.name ?? '' })}</p>
      <ul className={styles.sides} data-wide={isFolded(order.pageSize)}>
        {leadingFaces > 0 && (
          <li>
            <Face {...marked} face={1} name={t('check.separator')} />
            <span>{t('check.separator')}</span>
          </li>
        )}
        {faces.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
          <li key={at}>
            <Face
              {...marked}
              face={leadingFaces + at + 1}
              name={face.every((page) => page === null) ? null : t('check.side', { page: at + 1 })}
            />
            <span>
              {t('check.side', { page: at + 1 })}
              {face.length > 1 && ` · ${face.map(pageName).join(' | ')}`}
            </span>
          </li>
        ))}
        {listed.map(({ face, page, sheet }) => {
          const name = t('check.pageOf', {
            page: t('check.page', { page: pageName(page) }),
            name: sheets[sheet]?.name ?? '',
          });
          return (
            <li key={face}>
              <Face {...marked} face={face} name={name} />
              <span>{name}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A face under its marks; one without a name is blank. */
function Face({ order, face, name, chosen, onChoose }: Shown & { face: number; name: string | null }) {
  const { t } = useTranslation('printing');
  const { widthMm, heightMm } = pageSizes[order.pageSize];
  return (
    <div className={marks.face} style={{ aspectRatio: `${widthMm} / ${heightMm}` }}>
      {name === null ? (
        <div className={styles.blank}>{t('check.blank')}</div>
      ) : (
        <Side order={order} page={face} name={name} />
      )}
      <Marks order={order} face={face} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

/** An order that is printed otherwise has other sides. */
function Side({ order: { orderId, revision }, page, name }: { order: PrintOrderDetail; page: number; name: string }) {
  const file = useFile(printingApi.page, { orderId, page }, revision);
  return (
    <Screen read={file} skeleton={{ card: 280 }}>
      {() => <img src={file.url} alt={name} />}
    </Screen>
  );
}
