import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import readWorkbook from 'read-excel-file/browser';
import { type Seen, wholeOf } from '../read/bytes.js';
import { columnName, wordsOf } from '../read/cells.js';
import { ensureModest } from '../read/open-package.js';
import { Parsed } from './parsed.js';
import styles from './sheet.module.css';
import views from './views.module.css';

const MOST_ROWS = 1_000;
const MOST_COLUMNS = 100;

interface Shown {
  name: string;
  rows: string[][];
  columns: number;
  total: number;
}

async function readSheets(seen: Seen): Promise<Shown[]> {
  const bytes = await wholeOf(seen);
  ensureModest(bytes);
  const sheets = await readWorkbook(new Blob([new Uint8Array(bytes)]));
  return sheets.map(({ sheet, data }) => {
    const rows = data.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS).map(wordsOf));
    return { name: sheet, rows, total: data.length, columns: Math.max(0, ...rows.map((row) => row.length)) };
  });
}

/** A workbook: the values of every sheet, with the letters and numbers that people speak of. */
export function SheetView({ seen }: { seen: Seen }) {
  return (
    <Parsed seen={seen} parse={readSheets}>
      {(sheets) => (
        <Tabs
          className={styles.tabs}
          items={sheets.map((sheet, at) => ({
            key: String(at),
            label: sheet.name,
            children: <Grid sheet={sheet} />,
          }))}
        />
      )}
    </Parsed>
  );
}

function Grid({ sheet: { name, rows, columns, total } }: { sheet: Shown }) {
  const { t } = useTranslation('disk');
  const letters = Array.from({ length: columns }, (_, at) => columnName(at));
  if (rows.length === 0) return <p className={views.note}>{t('preview.emptySheet')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={name}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {letters.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {letters.map((letter, column) => (
                <td key={letter}>{row[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {total > rows.length && <p className={views.note}>{t('preview.firstRows', { count: rows.length, total })}</p>}
    </section>
  );
}
