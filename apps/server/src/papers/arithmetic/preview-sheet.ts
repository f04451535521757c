import type { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import type { z } from 'zod';
import type { Services } from '../../platform/services.js';
import { drawPractice } from '../layout/draw-practice.js';
import { sumSections } from './sum-sections.js';

type Input = z.output<typeof arithmeticApi.preview.input>;

/** A sheet of sums as it will be printed, before it is kept: the very pages that its paper will have. */
export async function previewSumSheet(
  services: Services,
  { title, sheet, print, edition }: Input,
  subject: { stage: number; subjectMainId: number },
): Promise<z.input<typeof arithmeticApi.preview.output>> {
  const { sections, short } = sumSections(sheet);
  const drawn = await drawPractice(services, {
    title,
    subject,
    edition,
    sections: sections.map((section) => ({
      title: section.title,
      items: section.bodies.map((question) => ({ question, score: 1 })),
    })),
    practice: { kind: 'arithmetic', settings: print },
  });
  return { ...drawn, sums: sections.reduce((sum, { bodies }) => sum + bodies.length, 0), short };
}
