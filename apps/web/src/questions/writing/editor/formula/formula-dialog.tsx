import { plainFormula } from '@zhibi/content';
import type { SchoolStageId } from '@zhibi/contract/people';
import { Segmented, Switch } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../platform/layout/dialog.js';
import { lazily } from '../../../../platform/lazily.js';
import { Formula } from '../../../../platform/rich/formula.js';
import { leaveFocus } from '../leave-focus.js';
import { chemistryLatex, chemistryPalette, typedChemistry } from './chemistry.js';
import styles from './formula.module.css';
import { issuesOf } from './issues-of.js';
import { PaletteKeys } from './palette-keys.js';
import { StagePalette } from './stage-palette.js';
import { TypedForm } from './typed-form.js';
import type { WritingHandle } from './writing-handle.js';

/** MathLive comes when somebody writes a formula. */
const MathField = lazily(async () => (await import('./math-field.js')).MathField);

export interface FormulaDialogProps {
  latex: string;
  display: boolean;
  /** Whose signs are offered first. */
  stage: SchoolStageId;
  onDone: (latex: string, display: boolean) => void;
  onClose: () => void;
}

const ways = ['field', 'chemistry', 'latex'] as const;
type Way = (typeof ways)[number];

/** A formula: written as it looks, typed as chemists type, or in LaTeX. However it is written, LaTeX is what is kept. */
export function FormulaDialog({ latex, display, stage, onDone, onClose }: FormulaDialogProps) {
  const { t } = useTranslation('writing');
  const [text, setText] = useState(latex);
  const [isDisplay, setDisplay] = useState(display);
  const [way, setWay] = useState<Way>(typedChemistry(latex) === undefined ? 'field' : 'chemistry');
  const [typed, setTyped] = useState(() => typedChemistry(latex) ?? '');
  const [isStrange, setStrange] = useState(false);
  const writing = useRef<WritingHandle>(null);
  const issues = issuesOf(text);
  const isWhole = text.trim() !== '' && issues.length === 0;
  const done = () => {
    // The keys that end the writing may come before the field has told of the last sign.
    const now = (writing.current?.read?.() ?? text).trim();
    if (now !== '' && issuesOf(now).length === 0) onDone(now, isDisplay);
  };
  const put = (template: string) => writing.current?.put(template);
  const turnTo = (next: Way) => {
    // What was written the other way is read as it would be typed: H₂O is H2O.
    if (next === 'chemistry') setTyped(typedChemistry(text) ?? plainFormula(text).normalize('NFKC'));
    setStrange(false);
    setWay(next);
  };
  const type = (next: string) => {
    setTyped(next);
    setText(next.trim() === '' ? '' : chemistryLatex(next));
  };
  return (
    <Dialog
      focusable={leaveFocus}
      size="form"
      keepsTyping
      title={t('formula.title')}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen && writing.current?.focus()}
      foot={{ words: t('formula.put'), isDisabled: !isWhole, onMain: done }}
    >
      <div
        onKeyDownCapture={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return;
          event.stopPropagation();
          done();
        }}
      >
        <Segmented<Way>
          block
          aria-label={t('formula.way')}
          options={ways.map((value) => ({ value, label: t(`formula.ways.${value}`) }))}
          value={way}
          onChange={turnTo}
        />
        {way === 'chemistry' ? (
          <PaletteKeys wide templates={chemistryPalette} onPut={put} />
        ) : (
          <StagePalette stage={stage} onPut={put} />
        )}
        {way === 'field' && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <MathField
              ref={writing}
              latex={text}
              label={t('formula.field')}
              onInput={setText}
              onStrange={() => {
                setStrange(true);
                setWay('latex');
              }}
            />
          </Suspense>
        )}
        {way === 'chemistry' && (
          <TypedForm
            ref={writing}
            label={t('formula.chemistry')}
            placeholder={t('formula.chemistryHint')}
            value={typed}
            onChange={type}
          />
        )}
        {way === 'latex' && (
          <TypedForm
            ref={writing}
            label={t('formula.latex')}
            placeholder={t('formula.placeholder')}
            value={text}
            onChange={setText}
          />
        )}
        {isStrange && <p className={styles.note}>{t('formula.strange')}</p>}
        {way !== 'field' && (
          <output className={styles.preview} aria-label={t('formula.preview')}>
            {text.trim() === '' ? <span>{t('formula.nothing')}</span> : <Formula latex={text} display={isDisplay} />}
          </output>
        )}
        {issues.slice(0, 2).map(({ reason, at, word }) => (
          <p key={`${reason} ${at}`} role="alert" className={styles.issue}>
            {t(`formula.issue.${reason}`, { place: at + 1, word: word ?? '' })}
          </p>
        ))}
        <div className={styles.line}>
          <Switch size="small" id="formula-display" checked={isDisplay} onChange={setDisplay} />
          <label htmlFor="formula-display">{t('formula.display')}</label>
          <span className={styles.hint}>{t('formula.keys')}</span>
        </div>
      </div>
    </Dialog>
  );
}
