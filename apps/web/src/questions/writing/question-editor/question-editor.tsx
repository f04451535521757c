import { missingParts } from '@zhibi/content';
import { stageOfSubject } from '@zhibi/contract/people';
import { type QuestionType, questionTypes } from '@zhibi/contract/questions';
import { Select } from 'antd';
import type { EditorView } from 'prosemirror-view';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { lazily } from '../../../platform/lazily.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { typeNames, typeOrder } from '../../parts/type-names.js';
import { EditorTools } from '../editor/editor-tools.js';
import { Lacks } from '../parts/lacks.js';
import { EditorActions, SavedWord } from './editor-actions.js';
import { EditorContext, type EditorContextValue } from './editor-context.js';
import { PartForm } from './part-form.js';
import { PartsForm } from './parts-form.js';
import styles from './question-editor.module.css';
import { settledBody, withBodyType } from './rules-part.js';
import { useFiles } from './use-files.js';
import { UseNote } from './use-note.js';
import { type Opened, useQuestionEditor } from './use-question-editor.js';
import { useSaving } from './use-saving.js';

/** The trees of the facts and the sheet of the preview come while the question is read. */
const FactsForm = lazily(async () => (await import('./facts-form.js')).FactsForm);
const MeanwhileDialog = lazily(async () => (await import('./meanwhile-dialog.js')).MeanwhileDialog);
const NearDialog = lazily(async () => (await import('./near-dialog.js')).NearDialog);
const Preview = lazily(async () => (await import('./preview.js')).Preview);

type Asked = Parameters<typeof EditorTools>[0]['asked'];
const dialogs: Record<string, Asked> = { math: 'formula', image: 'image', ruby: 'ruby', blank: 'blank' };

/** The editor of an author: the question in the middle, what is said about it at the side, one bar of tools for all texts. */
export function QuestionEditor({ opened }: { opened: Opened }) {
  const { t } = useTranslation('writing');
  const types = useTranslation('questions').t;
  const editor = useQuestionEditor(opened);
  const { body, facts } = editor.content;
  const [view, setView] = useState<{ view: EditorView; blanks: boolean } | null>(null);
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState<Asked>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const files = useFiles();
  const context = useMemo<EditorContextValue>(
    () => ({
      files,
      onFocus: (focused, blanks) => setView({ view: focused, blanks }),
      onTurn: () => setTurn((now) => now + 1),
      onPiece: (kind) => setAsked(dialogs[kind] ?? null),
    }),
    [files],
  );
  const settled = useMemo(() => settledBody(body), [body]);
  const lacks = useMemo(() => missingParts(settled), [settled]);
  const saving = useSaving(opened, editor, { body: settled, facts });
  return (
    <EditorContext value={context}>
      <ToolFrame
        title={t(opened.question ? 'editor.rewrite' : 'editor.write')}
        note={<SavedWord saving={editor.saving} />}
        back="/paperTest/myQues"
        actions={
          <EditorActions
            undo={editor.undo}
            redo={editor.redo}
            isSaving={saving.isSaving}
            onPreview={() => setPreviewed(true)}
            onSave={() => void saving.saveOrAsk()}
          />
        }
      >
        <div className={styles.layout}>
          <div className={styles.sheet}>
            <div className={styles.tools}>
              <EditorTools
                view={view?.view ?? null}
                turn={turn}
                blanks={view?.blanks ?? false}
                stage={stageOfSubject(facts.subjectId)}
                files={files}
                asked={asked}
                onAsked={setAsked}
              />
            </div>
            <div className={styles.card}>
              <div className={styles.type}>
                <label htmlFor="question-type">{t('editor.type')}</label>
                <Select<QuestionType>
                  id="question-type"
                  value={body.type}
                  options={typeOrder.map((value) => ({ value, label: types(`type.${typeNames[value]}`) }))}
                  onChange={(type) => editor.change({ facts, body: withBodyType(body, type) }, null)}
                />
              </div>
              <PartForm
                part={body}
                onChange={(part, place) => editor.change({ facts, body: { ...body, ...part } }, place)}
              />
            </div>
            {body.type === questionTypes.combined && (
              <PartsForm body={body} onChange={(next, place) => editor.change({ facts, body: next }, place)} />
            )}
          </div>
          <aside className={styles.side} aria-label={t('facts.title')}>
            <h2>{t('facts.title')}</h2>
            <Suspense fallback={<Skeleton shape={{ rows: 8 }} />}>
              <FactsForm facts={facts} onChange={(next, place) => editor.change({ body, facts: next }, place)} />
            </Suspense>
            <h2>{t('lack.title')}</h2>
            {lacks.length === 0 ? <p className={styles.whole}>{t('lack.none')}</p> : <Lacks lacks={lacks} />}
            {opened.question && <UseNote questionId={opened.question.questionId} />}
          </aside>
        </div>
      </ToolFrame>
      <Suspense fallback={null}>
        {saving.near.length > 0 && (
          <NearDialog near={saving.near} onSave={() => void saving.keep()} onBack={saving.goBack} />
        )}
        {editor.meanwhile && (
          <MeanwhileDialog
            meanwhile={editor.meanwhile}
            mine={settled}
            onTheirs={() => editor.decide('theirs')}
            onMine={() => editor.decide('mine')}
          />
        )}
        {isPreviewed && <Preview body={settled} onClose={() => setPreviewed(false)} />}
      </Suspense>
    </EditorContext>
  );
}
