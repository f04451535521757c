import { mathIssues } from '@zhibi/content';
import { Button, Input, Segmented, Switch } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Formula } from '../../../platform/rich/formula.js';
import styles from './dialogs.module.css';
import { leaveFocus } from './leave-focus.js';
import { insertTemplate, type PaletteGroup, palette } from './palette.js';

export interface FormulaDialogProps {
  latex: string;
  display: boolean;
  onDone: (latex: string, display: boolean) => void;
  onClose: () => void;
}

const groups = Object.keys(palette) as PaletteGroup[]; // the keys of the table

/** A formula in LaTeX, set while it is typed; the palette types for those who do not know the commands. */
export function FormulaDialog({ latex, display, onDone, onClose }: FormulaDialogProps) {
  const { t } = useTranslation('writing');
  const [text, setText] = useState(latex);
  const [isDisplay, setDisplay] = useState(display);
  const [group, setGroup] = useState<PaletteGroup>('structure');
  const field = useRef<TextAreaRef>(null);
  const issues = text.trim() === '' ? [] : mathIssues(text);
  const put = (template: string) => {
    const area = field.current?.resizableTextArea?.textArea;
    const [from, to] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length];
    const next = insertTemplate(text, { from, to }, template);
    setText(next.text);
    // The field has the new text after it was drawn.
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  const isWhole = text.trim() !== '' && issues.length === 0;
  const done = () => isWhole && onDone(text.trim(), isDisplay);
  return (
    <Dialog
      focusable={leaveFocus}
      size="form"
      title={t('formula.title')}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      foot={{ words: t('formula.put'), isDisabled: !isWhole, onMain: done }}
    >
      <Segmented<PaletteGroup>
        block
        size="small"
        aria-label={t('formula.palette')}
        options={groups.map((value) => ({ value, label: t(`formula.group.${value}`) }))}
        value={group}
        onChange={setGroup}
      />
      <div className={styles.palette}>
        {palette[group].map(({ face, put: template }) => (
          <Button
            key={face}
            aria-label={face}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => put(template)}
          >
            <Formula latex={face} />
          </Button>
        ))}
      </div>
      <Input.TextArea
        ref={field}
        autoSize={{ minRows: 2, maxRows: 6 }}
        aria-label={t('formula.latex')}
        placeholder={t('formula.placeholder')}
        value={text}
        maxLength={5000}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && done()}
      />
      <output className={styles.preview} aria-label={t('formula.preview')}>
        {text.trim() === '' ? <span>{t('formula.nothing')}</span> : <Formula latex={text} display={isDisplay} />}
      </output>
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
    </Dialog>
  );
}
