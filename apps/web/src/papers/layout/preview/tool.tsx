import { type Paper, pageSizes, papersApi } from '@zhibi/contract/papers';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { useWidth } from '../../../platform/use-width.js';
import { itemsOf } from '../../parts/content.js';
import { SavedTag } from '../../parts/saved-tag.js';
import { UndoButtons } from '../../parts/undo-buttons.js';
import { useDraft } from '../../parts/use-draft.js';
import { BarActions } from './bar-actions.js';
import { BarMiddle } from './bar-middle.js';
import { goTo, goToPage } from './go-to.js';
import { Outline } from './outline.js';
import styles from './page.module.css';
import { PageScroller } from './page-scroller.js';
import { Panel } from './panel.js';
import { RunDrawer } from './run-drawer.js';
import { useView } from './use-view.js';
import { fitting, type Zoom } from './zoom.js';

/** The tool itself: outline, true pages, properties and checks around one draft. */
export function Tool({ paper }: { paper: Paper }) {
  const { t } = useTranslation('papers');
  const { paperId } = paper;
  const [view, draft] = useDraft(paper);
  const layout = useRead(papersApi.layOut, { paperId });
  const shown = useView();
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [page, setPage] = useState(1);
  const [dots, setDots] = useState(true);
  const [isPrinting, setPrinting] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  const scrollerPx = useWidth(scroller);
  const { content } = view;
  const geometry = layout.data?.geometry;
  // Questions stand elsewhere in the editions of certain readers, on other pages; answers are those of the usual one.
  const form = shown.view === 'paper' || shown.view === 'areas' ? shown.form : 'usual';
  const ofForm = useRead(papersApi.formPages, form === 'usual' ? null : { paperId, form });
  const pages = form === 'usual' ? geometry : ofForm.data?.geometry;
  const noById = useMemo(() => new Map(itemsOf(content).map(({ itemId, no }) => [itemId, no])), [content]);
  const pageMm = pageSizes[geometry?.pageSize ?? content.options.pageSize].widthMm;
  const scale = zoom === 'fit' ? fitting(scrollerPx, pageMm) : zoom;
  const canEdit = paper.can.edit && view.state !== 'refused';
  const choose = (itemId: string) => {
    shown.choose(itemId);
    goTo(pages, itemId);
  };
  const state = layout.isFetching ? (
    <StatusTag tone="run">{t('preview.layingOut')}</StatusTag>
  ) : paper.can.edit ? (
    <SavedTag view={view} draft={draft} />
  ) : (
    <StatusTag tone="off">{t('saved.refused')}</StatusTag>
  );
  return (
    <ToolFrame
      title={
        <b className={styles.title} title={content.title} translate="no">
          {content.title}
        </b>
      }
      state={state}
      back="/source/list"
      middle={
        <BarMiddle
          undo={paper.can.edit && <UndoButtons view={view} draft={draft} />}
          zoom={scale}
          onZoom={setZoom}
          shown={shown}
        />
      }
      actions={
        <BarActions
          title={paper.title}
          paperId={paperId}
          form={shown.form}
          canEdit={canEdit}
          canPublish={paper.can.publish}
          settle={draft.flush}
          onRuns={() => setPrinting(true)}
        />
      }
      panel={
        <Panel
          paperId={paperId}
          content={content}
          draft={draft}
          chosen={shown.chosen}
          canEdit={canEdit}
          geometry={geometry}
          issues={layout.data?.issues}
          dots={dots}
          onDots={setDots}
          form={shown.form}
          onForm={shown.setForm}
          onChoose={choose}
        />
      }
    >
      <div className={styles.editor}>
        <Outline
          paperId={paperId}
          content={content}
          geometry={pages}
          form={form}
          chosen={shown.chosen}
          page={page}
          onChoose={choose}
          onPage={goToPage}
        />
        <PageScroller
          scroller={scroller}
          layout={layout}
          page={page}
          onPage={setPage}
          sheet={{
            paperId,
            noById,
            view: shown.view,
            form: shown.form,
            zoom: scale,
            chosen: shown.chosen,
            onChoose: shown.choose,
          }}
        />
      </div>
      <RunDrawer paper={paper} dots={dots} isOpen={isPrinting} onClose={() => setPrinting(false)} />
    </ToolFrame>
  );
}
