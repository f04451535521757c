import { screen, waitFor, within } from '@testing-library/react';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { captureApi } from '@zhibi/contract/capture';
import { markingApi } from '@zhibi/contract/marking';
import { commentsApi } from '@zhibi/contract/marking/comments';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { answer, ids, item, preset } from '../../parts/engine/specimen.js';
import { Page } from './page.js';

const classId = newId();
const students = ['陈思远', '王梓涵', '李沐阳'].map((name, at) => ({ name, id: answer(at + 1, name).studentId }));

/** A class of three, one of them absent: each paper has two questions, which the server remembers. */
function papersOnTheTable({ read = '', isOptional = false }: { read?: string; isOptional?: boolean } = {}) {
  let answers = students.slice(0, 2).flatMap(({ name, id }, at) =>
    [ids.first, ids.second].map((itemId, nth) => ({
      ...answer(10 * at + nth, name, {
        studentId: id,
        ...(isOptional && nth === 1 ? { status: 'not-chosen' as const } : {}),
        ...(read === '' ? {} : { reading: { text: read, confidence: 1 } }),
        areas: answer(1, '').areas.map((area) => ({ ...area, areaId: `q${nth}`, yMm: 40 + 60 * nth })),
        pictures:
          nth === 0
            ? [
                {
                  homeworkId: ids.homework,
                  studentId: id,
                  areaId: 'q0',
                  source: 'scan' as const,
                  version: 1,
                  typed: null,
                  besideMm: 10,
                },
              ]
            : [],
      }),
      itemId,
    })),
  );
  const of = (studentId: string) => answers.filter((one) => one.studentId === studentId);
  const server = fakeServer()
    .on(markingApi.students, () => ({
      title: '公式法',
      items: students.map(({ name, id }, at) => {
        const scored = of(id).filter(({ score }) => score !== null);
        return {
          studentId: id,
          studentNo: `20260${at + 1}`,
          name,
          classId,
          className: '九(3)班',
          isAbsent: at === 2,
          mayCome: at === 2,
          late: false,
          total: of(id).length,
          scored: scored.length,
          waiting: of(id).length - scored.length,
          score: scored.length === 0 ? null : scored.reduce((sum, { score }) => sum + (score ?? 0), 0),
        };
      }),
    }))
    .on(markingApi.papers, ({ studentId }) => ({
      studentId,
      name: students.find(({ id }) => id === studentId)?.name ?? '',
      items: [item(), item({ itemId: ids.second, no: 7 })],
      answers: of(studentId),
      paper: { pageSize: 'A4' as const, pages: [''] },
    }))
    .refuse(captureApi.evidencePicture, 'not-found')
    .on(commentsApi.forMarking, () => ({
      subjectId: 202,
      questionType: 1 as const,
      items: [preset(1, '步骤要完整', -2)],
    }))
    .on(markingApi.score, ({ scores }) => {
      answers = answers.map((one) => {
        const given = scores.find((score) => score.answerId === one.answerId);
        return given
          ? {
              ...one,
              score: given.score,
              comment: given.comment,
              status: 'scored-by-person' as const,
              revision: one.revision + 1,
            }
          : one;
      });
      return { items: answers.filter((one) => scores.some((score) => score.answerId === one.answerId)) };
    });
  return { server, scoresOf: (at: number) => of(students[at]?.id ?? '').map(({ score }) => score) };
}
const open = async () => {
  const shown = await show(<Page />, { at: `/markFullScreen?homework=${ids.homework}`, user: teacher() });
  await screen.findByRole('heading', { name: '陈思远' });
  return shown;
};

describe('marking paper by paper', () => {
  it('goes through the answers of a student by key, then to the next who is there', async () => {
    const { scoresOf } = papersOnTheTable();
    const { person } = await open();
    await screen.findByRole('button', { name: /步骤要完整/ });
    await person.keyboard('9{Enter}');
    await waitFor(() => expect(scoresOf(0)).toEqual([9, null]));
    expect(screen.getByRole('button', { name: /^第 7 题/, current: true })).toBeTruthy();
    await person.keyboard('q{Enter}');
    await waitFor(() => expect(scoresOf(0)).toEqual([9, 8]));
    expect(await screen.findByRole('heading', { name: '王梓涵' })).toBeTruthy();
    const strip = within(screen.getByRole('navigation', { name: '学生' }));
    await waitFor(() => expect(strip.getByText('已批 1 / 2')).toBeTruthy());
    expect(strip.getByRole('button', { name: /李沐阳/ }).textContent).toContain('未交');
    expect(strip.getByRole('button', { name: /李沐阳/ })).toHaveProperty('disabled', true);
    await person.keyboard('b');
    expect(await screen.findByRole('heading', { name: '陈思远' })).toBeTruthy();
  });

  it('keeps the answer in sight when its pages get another room, as where the panel moves below them', async () => {
    const resized: (() => void)[] = [];
    class Observer {
      constructor(private readonly tell: (entries: unknown[]) => void) {}
      observe(of: Element) {
        if (of.tagName === 'SECTION') resized.push(() => this.tell([]));
      }
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => {
      vi.unstubAllGlobals();
      brought.mockRestore(); // it is every page's
    });
    papersOnTheTable();
    await open();
    await waitFor(() => expect(resized).toHaveLength(1));
    brought.mockClear();
    for (const one of resized) one();
    expect(brought).toHaveBeenCalledOnce();
  });

  it('leads to the next student whose paper waits, from the last one too; then says that all is done', async () => {
    const { scoresOf } = papersOnTheTable();
    const { person } = await open();
    await person.click(
      within(screen.getByRole('navigation', { name: '学生' })).getByRole('button', { name: /王梓涵/ }),
    );
    await screen.findByRole('heading', { name: '王梓涵' });
    await person.keyboard('9{Enter}');
    await waitFor(() => expect(scoresOf(1)).toEqual([9, null]));
    await person.keyboard('8{Enter}');
    await waitFor(() => expect(scoresOf(1)).toEqual([9, 8]));
    expect(await screen.findByRole('heading', { name: '陈思远' })).toBeTruthy();
    await person.keyboard('7{Enter}');
    await waitFor(() => expect(scoresOf(0)).toEqual([7, null]));
    await person.keyboard('6{Enter}');
    await waitFor(() => expect(scoresOf(0)).toEqual([7, 6]));
    expect(await screen.findByText('全部批完了')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '陈思远' })).toBeTruthy();
  });

  it('keeps what was typed when another answer or another student is looked at', async () => {
    const { scoresOf } = papersOnTheTable();
    const { person } = await open();
    await person.keyboard('6{ArrowRight}');
    await waitFor(() => expect(scoresOf(0)).toEqual([6, null]));
    await person.keyboard('5n');
    await waitFor(() => expect(scoresOf(0)).toEqual([6, 5]));
    expect(await screen.findByRole('heading', { name: '王梓涵' })).toBeTruthy();
  });

  it('says of an optional question that it was not chosen, and does not lead there', async () => {
    papersOnTheTable({ isOptional: true });
    const { person } = await open();
    const chip = await screen.findByText('未选');
    expect(chip.closest('button')?.textContent).toBe('第 7 题未选');
    await person.click(chip);
    expect(await screen.findByText('选做：未选此题')).toBeTruthy();
    await person.keyboard('{ArrowLeft}');
    await person.keyboard('9{Enter}');
    expect(await screen.findByRole('heading', { name: '王梓涵' })).toBeTruthy();
  });

  it('folds what was read in a long answer, and opens it', async () => {
    const read = '因为角相等'.repeat(200);
    papersOnTheTable({ read });
    const { person } = await open();
    const more = screen.getByRole('button', { name: '看全文', expanded: false });
    expect(screen.getByText(new RegExp(read)).className).toContain('folded');
    await person.click(more);
    expect(screen.getByRole('button', { name: '收起', expanded: true })).toBeTruthy();
    expect(screen.getByText(new RegExp(read)).className).not.toContain('folded');
  });

  it('says that the printed page has not come, and takes no score for writing that has not', async () => {
    const { server, scoresOf } = papersOnTheTable();
    server.refuse(markingApi.page, 'fault').refuse(captureApi.evidencePicture, 'fault');
    const { person } = await open();
    expect(await screen.findByText(/卷面没有载入/)).toBeDefined();
    await screen.findByText('笔迹没有载入');
    await person.keyboard('9{Enter}');
    expect((await screen.findAllByText(/看到后再给分/)).length).toBeGreaterThan(0);
    expect(scoresOf(0)).toEqual([null, null]);
  });

  it('asks for what was cut out of scans, and says which question is still open', async () => {
    const { server } = papersOnTheTable();
    await open();
    await waitFor(() => expect(server.calls(captureApi.evidencePicture)).toHaveLength(1));
    expect(screen.getByRole('button', { name: '还差第 7 题' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^第 6 题/, current: true })).toBeTruthy();
  });

  it('asks for no redo before every answer of the paper is scored', async () => {
    const { server, scoresOf } = papersOnTheTable();
    server.on(handbookApi.redoable, () => ({ canGive: false, students: [], given: [] }));
    const { person } = await open();
    await person.keyboard('9{Enter}');
    await waitFor(() => expect(scoresOf(0)).toEqual([9, null]));
    expect(server.calls(handbookApi.redoable)).toHaveLength(0);
    await person.keyboard('8{Enter}');
    await screen.findByRole('heading', { name: '王梓涵' });
    await person.keyboard('b');
    await waitFor(() => expect(server.calls(handbookApi.redoable)[0]?.input).toMatchObject({ classId }));
  });
});
