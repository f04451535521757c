import { type DraftContent, writingApi } from '@zhibi/contract/questions/writing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { together } from '../../../platform/together.js';
import { QuestionEditor } from './question-editor.js';
import { emptyBody } from './rules-part.js';

/** The editor: a new question, one that is rewritten (`question`), or a draft (`draft`). */
export function Page() {
  const { t } = useTranslation('writing');
  const [query] = useSearchParams();
  const subjectId = useSubjectId();
  const questionId = query.get('question');
  const draftId = query.get('draft');
  const [fresh] = useState(() => crypto.randomUUID());
  if (questionId) return <Rewrite key={questionId} questionId={questionId} />;
  // The address names a new draft once it was kept: the editor stays as it is then.
  if (draftId && draftId !== fresh) return <Draft key={draftId} draftId={draftId} />;
  if (subjectId === null) return <EmptyState title={t('editor.noSubject')} hint={t('editor.noSubjectHint')} />;
  return (
    <QuestionEditor
      key={fresh}
      opened={{ draftId: fresh, question: null, draft: null, content: emptyContent(subjectId) }}
    />
  );
}

const emptyContent = (subjectId: number): DraftContent => ({
  body: emptyBody(2),
  facts: {
    subjectId,
    difficulty: 0.7,
    minutes: 2,
    year: null,
    source: '',
    licence: 'own',
    knowledgeIds: [],
    chapterIds: [],
  },
});

function Draft({ draftId }: { draftId: string }) {
  const { t } = useTranslation('writing');
  const read = useRead(writingApi.draft, { draftId });
  const gone = <EmptyState title={t('editor.draftGone')} hint={t('editor.draftGoneHint')} action={<ToMine />} />;
  return (
    <Coming isHere={read.data !== undefined && read.data.draft !== null}>
      <Screen read={read} skeleton="page" isEmpty={({ draft }) => draft === null} empty={gone} wayOn={<ToMine />}>
        {({ draft }) =>
          draft &&
          (draft.questionId ? (
            <Rewrite questionId={draft.questionId} />
          ) : (
            <QuestionEditor opened={{ draftId, question: null, draft, content: draft.content }} />
          ))
        }
      </Screen>
    </Coming>
  );
}

function Rewrite({ questionId }: { questionId: string }) {
  const question = useRead(writingApi.one, { questionId });
  const draft = useRead(writingApi.draft, { questionId });
  const [fresh] = useState(() => crypto.randomUUID());
  return (
    <Coming isHere={question.data !== undefined && draft.data !== undefined}>
      <Screen read={together({ question, draft })} skeleton="page" wayOn={<ToMine />}>
        {({ question: one, draft: { draft: kept } }) => {
          const stored = { body: one.body, facts: one.facts };
          return (
            <QuestionEditor
              opened={{ draftId: kept?.draftId ?? fresh, question: one, draft: kept, content: kept?.content ?? stored }}
            />
          );
        }}
      </Screen>
    </Coming>
  );
}

const MINE = '/paperTest/myQues';

/** The editor has its own bar; until it is here, or where it never comes, the window has one with the way back. */
function Coming({ isHere, children }: { isHere: boolean; children: ReactNode }) {
  const { t } = useTranslation('writing');
  if (isHere) return children;
  return (
    <ToolFrame title={t('editor.write')} back={MINE}>
      {children}
    </ToolFrame>
  );
}

function ToMine() {
  const { t } = useTranslation('writing');
  return (
    <GoButton size="small" to={MINE}>
      {t('mine.title')}
    </GoButton>
  );
}
