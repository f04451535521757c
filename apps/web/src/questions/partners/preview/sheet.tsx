import { type BookArea, type BookPage, partnersApi } from '@zhibi/contract/questions/partners';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { useFile } from '../../../platform/use-file.js';
import { PageArea } from '../../parts/book-pages/page-area.js';
import styles from '../../parts/book-pages/preview.module.css';

export interface OfBook {
  bank: string;
  subjectId: number;
  bookId: string;
}

interface SheetProps {
  read: OfBook;
  page: BookPage;
  areas: boolean;
  name: string;
  isAsked: boolean;
}

/** The page as it is printed, with the places to write in drawn over it. */
export function Sheet({ read, page, areas, name, isAsked }: SheetProps) {
  if (!page.hasPicture) return <Missing read={read} page={page.page} isAsked={isAsked} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls is reached by the keyboard
    <section className={styles.surface} tabIndex={0} aria-label={name}>
      <div className={styles.sheet} style={{ aspectRatio: `${page.widthMm} / ${page.heightMm}` }}>
        <Picture read={read} page={page.page} name={name} />
        {areas && page.areas.map((area) => <PageArea key={keyOf(area)} area={area} paper={page} />)}
      </div>
    </section>
  );
}

const keyOf = ({ areaType, xMm, yMm, widthMm, heightMm }: BookArea) =>
  [areaType, xMm, yMm, widthMm, heightMm].join(' ');

function Picture({ read: { bank, bookId }, page, name }: { read: OfBook; page: number; name: string }) {
  const picture = useFile(partnersApi.pagePicture, { bank, bookId, page });
  return (
    <Screen read={picture} skeleton="page">
      {() => picture.url && <img className={styles.picture} src={picture.url} alt={name} />}
    </Screen>
  );
}

/** A page that the partner has not given: it can be asked for. */
function Missing({ read: { bank, bookId }, page, isAsked }: { read: OfBook; page: number; isAsked: boolean }) {
  const { t } = useTranslation('partners');
  const report = useWrite(partnersApi.report, [partnersApi.book], { onDone: () => notify.done(t('preview.asked')) });
  return (
    <div className={styles.state}>
      <EmptyState
        title={t('preview.missing')}
        hint={t('preview.missingHint')}
        action={
          <Button
            size="small"
            disabled={isAsked}
            loading={report.isPending}
            onClick={() => report.mutate({ bank, bookId, page, kind: 'missing-page', note: '' })}
          >
            {t(isAsked ? 'preview.asked' : 'preview.ask')}
          </Button>
        }
      />
    </div>
  );
}
