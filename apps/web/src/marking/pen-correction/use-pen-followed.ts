import { useQueryClient } from '@tanstack/react-query';
import { captureEvents } from '@zhibi/contract/events/capture';
import { markingEvents } from '@zhibi/contract/events/marking';
import { correctionApi } from '@zhibi/contract/marking/pen-correction';
import { useState } from 'react';
import { refresh } from '../../platform/api.js';
import { useEvent } from '../../platform/events/use-event.js';
import { useSearchParams } from '../../platform/search-params.js';

/** A page as the address names it; empty: the one on which the pen lies. */
interface PageInAddress {
  pageCode: string;
  codeRule: string;
}

export function usePageInAddress(): PageInAddress & { deviceName: string } {
  const [params] = useSearchParams();
  const [pageCode, codeRule, deviceName] = ['pageCode', 'codeRule', 'deviceName'].map((name) => params.get(name) ?? '');
  return { pageCode: pageCode ?? '', codeRule: codeRule ?? '', deviceName: deviceName ?? '' };
}

/** The address moves with the pen, and back; what is shown is read again with all that comes. @param shown whose page is looked at, once that is known */
export function usePenFollowed(shown: (PageInAddress & { name: string }) | undefined) {
  const queries = useQueryClient();
  const [, setParams] = useSearchParams();
  const [before, setBefore] = useState<typeof shown>(undefined);
  const go = ({ pageCode, codeRule }: PageInAddress) =>
    setParams((old) => ({ ...Object.fromEntries(old), status: 'connected', pageCode, codeRule }), { replace: true });
  const readAgain = () => void refresh(queries, [correctionApi.page]);
  useEvent(captureEvents.correctingPen, (news) => {
    if (news.pageCode !== shown?.pageCode) {
      setBefore(shown);
      go(news);
    }
    readAgain();
  });
  useEvent(captureEvents.penConnected, readAgain);
  useEvent(markingEvents.corrected, readAgain);
  useEvent(markingEvents.answersScored, readAgain);
  useEvent(captureEvents.ink, (news) => {
    if (news.pageCode === shown?.pageCode) readAgain();
  });
  const goBack = () => {
    if (before) go(before);
    setBefore(undefined);
  };
  return { before, goBack };
}
