import { booksApi, type GiftPage, type OwnPageQuestion } from '@zhibi/contract/questions/books';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { AnswerText } from '../../parts/answer-text.js';
import { QuestionText } from '../../parts/question-text.js';
import { ScanSheet } from '../hwlqblr/scan-sheet.js';
import { lendPictures } from './lend-pictures.js';
import styles from './own.module.css';

interface OwnSheetProps {
  bookId: string;
  page: GiftPage;
  /** A book of the district that the school has not taken over. */
  isGift?: boolean;
  areas: boolean;
  answers: boolean;
  title: string;
}

/** A page as it was scanned with the places to write in, and its questions below; without a scan its questions alone. */
export function OwnSheet({ bookId, page, isGift = false, areas, answers, title }: OwnSheetProps) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const name = partners('preview.picture', { book: title, page: page.page });
  const isEmpty = page.itemIds.length === 0;
  const input = isEmpty ? null : { bookId, page: page.page };
  const own = useRead(booksApi.questions, isGift ? null : input);
  const gift = useRead(booksApi.giftQuestions, isGift ? input : null);
  const read = isGift ? gift : own;
  if (isEmpty && page.fileId === null)
    return (
      <div className={styles.none}>
        <EmptyState title={t('preview.empty')} hint={t('preview.emptyHint')} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls is reached by the keyboard
    <section className={styles.surface} tabIndex={0} aria-label={name}>
      {page.fileId !== null && (
        <ScanSheet
          paper={page}
          fileId={page.fileId}
          areas={areas ? page.areas : []}
          name={name}
          giftId={isGift ? bookId : undefined}
          onDraw={undefined}
        />
      )}
      {!isEmpty && (page.fileId === null || answers) && (
        <div className={styles.paper}>
          {page.fileId === null && <p className={styles.head}>{page.chapter}</p>}
          <Screen read={read} skeleton={{ rows: 6 }}>
            {({ questions }) => <Questions {...{ questions, answers }} giftId={isGift ? bookId : null} />}
          </Screen>
          {page.fileId === null && <p className={styles.no}>{page.page}</p>}
        </div>
      )}
    </section>
  );
}

interface QuestionsProps {
  questions: readonly OwnPageQuestion[];
  answers: boolean;
  giftId: string | null;
}

function Questions({ questions, answers, giftId }: QuestionsProps) {
  // Before the texts ask for their pictures: those of another school come through its book.
  useState(() => giftId !== null && lendPictures(giftId, questions));
  return (
    <ol className={styles.questions}>
      {questions.map(({ questionId, body }, at) => (
        <li key={questionId}>
          <b>{at + 1}.</b>
          <div>
            <QuestionText body={body} />
            {answers && <AnswerText body={body} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
