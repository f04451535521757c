import { type LikeQuestion, type QuestionBody, questionsApi } from '@zhibi/contract/questions';
import { type QuestionFacts, writingApi } from '@zhibi/contract/questions/writing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { asRefusal } from '../../../platform/refusal.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { session } from '../../../platform/session-store.js';
import type { Opened, useQuestionEditor } from './use-question-editor.js';

/** The saving of a question: what is in the banks already and reads nearly like it is named before a new one is added. */
export function useSaving(
  opened: Opened,
  editor: ReturnType<typeof useQuestionEditor>,
  { body, facts }: { body: QuestionBody; facts: QuestionFacts },
) {
  const { t } = useTranslation('writing');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [near, setNear] = useState<LikeQuestion[]>([]);
  const [isLooking, setLooking] = useState(false);
  const save = useWrite(writingApi.save, [writingApi.mine, writingApi.one, writingApi.drafts, writingApi.draft], {
    handles: opened.question ? ['changed'] : [],
    onRefused: ({ reason }) => {
      if (reason === 'changed' && opened.question) void meet(opened.question.questionId);
    },
    onDone: ({ questionId, lacks }) => {
      editor.autosave.stop();
      notify.done(t(lacks.length > 0 ? 'editor.savedLacking' : 'editor.saved'));
      // A question that is written for a page of a book goes back to that page.
      const [book, page] = (query.get('for') ?? '').split(' ');
      const onto = new URLSearchParams({ book: book ?? '', page: page ?? '', put: questionId });
      const to = page ? `/paperTest/hwlqblr?${onto}` : `/question/ques?question=${questionId}&kind=mine`;
      void navigate(to, { replace: true });
    },
  });
  /** Somebody else has saved it first: what they made of it is seen before anything replaces it. */
  const meet = async (questionId: string) => {
    try {
      editor.meet(await call(writingApi.one, { questionId }));
    } catch (error) {
      notify.error(asRefusal(error, session.get().language).message);
    }
  };
  const keep = async () => {
    setNear([]);
    await editor.autosave.flush();
    save.mutate({
      questionId: opened.question?.questionId ?? null,
      version: editor.ground?.version ?? null,
      ...(editor.ground && { seen: editor.ground.facts }),
      draftId: opened.draftId,
      content: { body, facts },
    });
  };
  const saveOrAsk = async () => {
    // A question that is there already is its own like, and its copies were named when it was added.
    if (opened.question !== null) return keep();
    setLooking(true);
    // The naming is a courtesy: where it fails, the saving must not.
    const found = await call(questionsApi.duplicates, { subjectId: facts.subjectId, body }).catch(() => ({
      items: [],
    }));
    setLooking(false);
    if (found.items.length > 0) setNear(found.items);
    else await keep();
  };
  return { near, isSaving: isLooking || save.isPending, saveOrAsk, keep, goBack: () => setNear([]) };
}
