import { type AssistantThumb, assistantApi, Thumb } from '@zhibi/contract/assistant';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useInfinite } from '../../platform/api.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ExportButton } from '../../platform/layout/export-button.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PagedTable } from '../../platform/layout/paged-table.js';
import { formatStamp } from '../../platform/time.js';
import { useWords } from '../use-words.js';
import type { Words } from '../words.zh.js';

type Asker = keyof Words['thumbs']['roles'];

/** What the school's people thought of the assistant's answers, newest first, for who leads the school. */
export function Feedback({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const [chosen, choose] = useState('');
  const thumb = Thumb.safeParse(chosen).data;
  const pages = useInfinite(assistantApi.thumbs, { thumb });
  const isAsker = (role: string): role is Asker => role in words.thumbs.roles;
  return (
    <Drawer open size="wide" title={words.thumbs.title} onClose={onClose}>
      <p>{words.thumbs.note}</p>
      <FilterBar>
        <Segmented
          aria-label={words.thumbs.filter}
          value={chosen}
          options={[
            { value: '', label: words.thumbs.all },
            ...Thumb.options.map((one) => ({ value: one, label: words.thumb[one] })),
          ]}
          onChange={choose}
        />
        <ExportButton endpoint={assistantApi.thumbsSheet} input={{ thumb }} />
      </FilterBar>
      <PagedTable<AssistantThumb>
        pages={pages}
        awaited={6}
        columns={[
          { label: words.thumbs.at },
          { label: words.thumbs.role },
          { label: words.thumbs.thumb },
          { label: words.thumbs.asked },
          { label: words.thumbs.reason },
        ]}
        empty={<EmptyState title={words.thumbs.none} hint={words.thumbs.noneHint} />}
        line={(row) => (
          <tr key={row.thumbId}>
            <td>{formatStamp(row.at)}</td>
            <td>{isAsker(row.role) ? words.thumbs.roles[row.role] : row.role}</td>
            <td>{words.thumb[row.thumb]}</td>
            <td>{row.asked}</td>
            <td>{row.reason}</td>
          </tr>
        )}
      />
    </Drawer>
  );
}
