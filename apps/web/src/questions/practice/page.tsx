import type { Textbook } from '@zhibi/contract/questions';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId, useUser } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { BesideTree } from '../parts/beside-tree.js';
import { ResourceSwitch } from '../parts/resource-switch.js';
import { titleOf } from '../parts/tree-path.js';
import { useChosenBook } from '../parts/use-chosen-book.js';
import { useQuery } from '../parts/use-query.js';
import { useTrees } from '../parts/use-trees.js';
import { ChapterTree } from './chapter-tree.js';
import { Lessons } from './lessons.js';
import styles from './page.module.css';
import type { Pushed } from './push-props.js';
import { PushedNote } from './pushed-note.js';

/** Practice by lesson: what each lesson is practised with, for whom, given today. */
export function Page() {
  const { t } = useTranslation('practice');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead title={t('title')} note={t('note')} extra={<ResourceSwitch now="practice" />} />
      {subjectId === null ? (
        <EmptyState title={t('empty.subject')} hint={t('empty.subjectHint')} />
      ) : (
        <Practice key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

function Practice({ subjectId }: { subjectId: number }) {
  const { of } = useQuery();
  const trees = useTrees(subjectId, [of('book'), of('node')]);
  return (
    <Screen read={trees} skeleton={{ rows: 12 }}>
      {({ textbooks }) => <OfTextbooks subjectId={subjectId} textbooks={textbooks} />}
    </Screen>
  );
}

function OfTextbooks({ subjectId, textbooks }: { subjectId: number; textbooks: readonly Textbook[] }) {
  const { t } = useTranslation('practice');
  const { of } = useQuery();
  const book = useChosenBook(textbooks, of('book'));
  if (book === undefined) return <EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />;
  return <OfBook subjectId={subjectId} textbooks={textbooks} book={book} />;
}

interface OfBookProps {
  subjectId: number;
  textbooks: readonly Textbook[];
  book: Textbook;
}

function OfBook({ subjectId, textbooks, book }: OfBookProps) {
  const { t } = useTranslation('practice');
  const { of, set } = useQuery();
  const [pushed, setPushed] = useState<Pushed | null>(null); // stays while other chapters are looked at: it is the way back
  const classes = useOwnClasses(subjectId);
  const node = of('node') || null;
  const classId = classes.find((one) => one.classId === of('class'))?.classId;
  return (
    <BesideTree
      title={t('tree.title')}
      place={(node && titleOf(book.chapters, node)) || t('tree.whole')}
      tree={(onChosen) => (
        <ChapterTree
          textbooks={textbooks}
          book={book}
          node={node}
          onBook={(textbookId) => set({ book: textbookId, node: null })}
          onNode={(chapterId) => {
            set({ node: chapterId });
            onChosen();
          }}
        />
      )}
    >
      {(openTree) => (
        <>
          <FilterBar>
            {openTree}
            {classes.length > 0 && (
              <Select<string>
                className={styles.forClass}
                aria-label={t('forClass')}
                value={classId ?? ''}
                options={[
                  { value: '', label: t('everyClass') },
                  ...classes.map((one) => ({ value: one.classId, label: t('forOne', { class: one.className }) })),
                ]}
                onChange={(chosen) => set({ class: chosen })}
              />
            )}
          </FilterBar>
          {pushed && <PushedNote pushed={pushed} onClose={() => setPushed(null)} />}
          <Lessons
            key={node ?? book.textbookId}
            subjectId={subjectId}
            nodeId={node ?? book.textbookId}
            classId={classId}
            classes={classes}
            onPushed={setPushed}
          />
        </>
      )}
    </BesideTree>
  );
}

/** The classes that the teacher teaches the subject. */
function useOwnClasses(subjectId: number) {
  const { classList } = useUser();
  return classList.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId));
}
