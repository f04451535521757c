import type { QuestionBody } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Screen } from '../../../platform/screen.js';
import { AnswerText } from '../../parts/answer-text.js';
import { QuestionText } from '../../parts/question-text.js';
import styles from './question-editor.module.css';

type Edition = 'paper' | 'screen' | 'answer';
const editions: readonly Edition[] = ['paper', 'screen', 'answer'];

/** The question as it will be met: printed, on a screen, and printed with its answer. */
export function Preview({ body, onClose }: { body: QuestionBody; onClose: () => void }) {
  const { t } = useTranslation('writing');
  const [edition, setEdition] = useState<Edition>('paper');
  return (
    <Dialog size="wide" title={t('preview.title')} onClose={onClose}>
      <Segmented<Edition>
        aria-label={t('preview.edition')}
        options={editions.map((value) => ({ value, label: t(`preview.${value}`) }))}
        value={edition}
        onChange={setEdition}
      />
      <div className={styles.preview}>
        {edition === 'screen' ? (
          <div className={styles.screen}>
            <QuestionText body={body} />
            <AnswerText body={body} />
          </div>
        ) : (
          <Printed key={edition} body={body} edition={edition === 'paper' ? 'student' : 'teacher'} />
        )}
      </div>
    </Dialog>
  );
}

const wordOf = (kind: string) =>
  kind === 'formula-too-large' ? 'tooLarge' : kind === 'formula-shrunk' ? 'shrunk' : 'issue';

function Printed({ body, edition }: { body: QuestionBody; edition: 'student' | 'teacher' }) {
  const { t } = useTranslation('writing');
  const read = useRead(writingApi.preview, { body, edition });
  return (
    <Screen read={read} skeleton={{ card: 320 }}>
      {({ pages, issues }) => (
        <>
          {issues.map(({ kind, detail }) => (
            <p key={`${kind} ${detail}`} className={styles.warning}>
              {t(`preview.${wordOf(kind)}`, { detail })}
            </p>
          ))}
          {pages.map((svg, at) => (
            // The engine draws pages from our own PDF; as a picture nothing in it can run.
            <img
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages of one document
              key={at}
              className={styles.page}
              alt={t('preview.page', { no: at + 1 })}
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            />
          ))}
        </>
      )}
    </Screen>
  );
}
