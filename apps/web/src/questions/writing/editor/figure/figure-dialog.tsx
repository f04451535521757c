import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { frameOf } from '@zhibi/content/figure';
import type { Figure } from '@zhibi/contract/kernel';
import { Button, Input, Segmented, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formDrafts } from '../../../../platform/drafts/form-drafts.js';
import { useDraft } from '../../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../../platform/layout/dialog.js';
import { leaveFocus } from '../leave-focus.js';
import type { ImageAttrs } from '../schema.js';
import styles from './figure.module.css';
import { changed, continued, openHistory, redone, undone } from './figure-history.js';
import { type FigureKind, figureKinds, freshFigure } from './fresh-figures.js';
import { GeometryPanel } from './geometry-panel.js';
import { NumberLinePanel } from './number-line-panel.js';
import { PlanePanel } from './plane-panel.js';
import { Sheet } from './sheet.js';
import { firstToolOf, type Tool, toolsOf } from './use-tool.js';

export interface FigureDialogProps {
  /** The figure that is changed; a new one when left out. */
  image: ImageAttrs | undefined;
  onDone: (image: ImageAttrs) => void;
  onClose: () => void;
}

const kindWords = { 'number-line': 'line', plane: 'plane', geometry: 'geometry' } as const;
const opened = (image: ImageAttrs | undefined): Figure =>
  image?.source.kind === 'figure' ? image.source.figure : freshFigure('geometry');

/** A number line, a plane or a figure of geometry: drawn on a sheet, or by the numbers beside it. It is kept as data. */
export function FigureDialog({ image, onDone, onClose }: FigureDialogProps) {
  const { t } = useTranslation('writing');
  const draft = `figure ${image ? JSON.stringify(image.source) : 'new'}`;
  const [first, , drop] = useDraft(draft, () => ({ figure: opened(image), alt: image?.alt ?? '' }));
  const [history, setHistory] = useState(() => openHistory(first.figure));
  const figure = history.now;
  const [tool, setTool] = useState<Tool>(image ? 'move' : firstToolOf(figure.kind));
  const [alt, setAlt] = useState(first.alt);
  // The storage of the tab: a drawing takes longer than a line, and is there again after a reload.
  useEffect(() => {
    if (figure !== first.figure || alt !== first.alt) formDrafts.keep(draft, { figure, alt });
  }, [draft, first, figure, alt]);
  const close = () => {
    drop();
    onClose();
  };
  const change = (next: Figure) => setHistory((before) => changed(before, next));
  const turnTo = (kind: FigureKind) => {
    change(freshFigure(kind));
    setTool(firstToolOf(kind));
  };
  const back = history.past.length > 0 ? () => setHistory(undone) : undefined;
  const forth = history.future.length > 0 ? () => setHistory(redone) : undefined;
  const done = () => {
    const { widthMm, heightMm } = frameOf(figure);
    const words = alt.trim() === '' ? t(`figure.kinds.${kindWords[figure.kind]}`) : alt.trim();
    drop();
    onDone({ source: { kind: 'figure', figure }, widthMm, heightMm, alt: words });
  };
  return (
    <Dialog
      focusable={leaveFocus}
      size="wide"
      keepsTyping
      title={t('figure.title')}
      onClose={close}
      foot={{ words: t('figure.put'), onMain: done }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever one is in it */}
      <div
        onKeyDown={(event) => {
          // A field that is being typed in has a way back of its own.
          if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
          const step =
            event.key === 'z' && !event.shiftKey ? back : event.key === 'y' || event.key === 'Z' ? forth : undefined;
          if (!step) return;
          event.preventDefault();
          step();
        }}
      >
        {!image && (
          <Segmented<FigureKind>
            block
            className={styles.kinds ?? ''}
            aria-label={t('figure.kind')}
            options={figureKinds.map((value) => ({ value, label: t(`figure.kinds.${kindWords[value]}`) }))}
            value={figure.kind}
            onChange={turnTo}
          />
        )}
        <div className={styles.work}>
          <div>
            <div className={styles.tools}>
              <span role="toolbar" aria-label={t('figure.tools')} className={styles.keys}>
                {toolsOf[figure.kind].map((value) => (
                  <Button
                    key={value}
                    size="small"
                    type={value === tool ? 'primary' : 'default'}
                    aria-pressed={value === tool}
                    onClick={() => setTool(value)}
                  >
                    {t(`figure.tool.${value}`)}
                  </Button>
                ))}
              </span>
              <span className={styles.steps}>
                <Tooltip title={t('tool.undo')}>
                  <Button
                    size="small"
                    type="text"
                    icon={<UndoOutlined />}
                    aria-label={t('figure.undo')}
                    disabled={!back}
                    onClick={back}
                  />
                </Tooltip>
                <Tooltip title={t('tool.redo')}>
                  <Button
                    size="small"
                    type="text"
                    icon={<RedoOutlined />}
                    aria-label={t('figure.redo')}
                    disabled={!forth}
                    onClick={forth}
                  />
                </Tooltip>
              </span>
            </div>
            <Sheet
              // Points that a tool has taken belong to it.
              key={`${figure.kind} ${tool}`}
              figure={figure}
              tool={tool}
              onChange={(next, goesOn) => setHistory((before) => (goesOn ? continued : changed)(before, next))}
            />
            <p className={styles.hint}>{t(`figure.how.${tool}`)}</p>
            <Input
              className={styles.alt}
              aria-label={t('image.alt')}
              placeholder={t('image.altHint')}
              maxLength={200}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          </div>
          <div className={styles.panel}>
            {figure.kind === 'number-line' && <NumberLinePanel figure={figure} onChange={change} />}
            {figure.kind === 'plane' && <PlanePanel figure={figure} onChange={change} />}
            {figure.kind === 'geometry' && <GeometryPanel figure={figure} onChange={change} />}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
