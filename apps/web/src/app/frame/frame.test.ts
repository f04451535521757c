import { describe, expect, it } from 'vitest';
import { screenAt } from '../../platform/screen-line.js';
import { reachable } from '../guard.js';
import { screens } from '../screens.js';
import { Frame, inFrame, screensInFrame } from './frame.js';

describe('the frame of the client', () => {
  it.each([
    ['/paperTest/self?paper=p1', '/correction/manual?paper=p1'],
    ['/study/analysis?homework=h&class=c', '/correction/statistics?homework=h&class=c'],
    ['/login?redirect=%2Fcorrection%2Findex', '/correction/login?redirect=%2Fcorrection%2Findex'],
    ['/', '/correction/index'],
    ['/markFull?homework=h', '/markFull?homework=h'],
    ['/correction/wrong?homework=h', '/correction/wrong?homework=h'],
  ])('has %s at %s', (to, there) => {
    expect(inFrame(to)).toBe(there);
  });

  it('holds only addresses at which a screen stands', () => {
    for (const { path } of screens)
      expect([path, screenAt(screens, inFrame(path))?.path]).toEqual([path, inFrame(path)]);
  });

  it('leads to nothing that brings a shell', () => {
    for (const { path } of screensInFrame(screens)) {
      const there = screenAt(screens, inFrame(path));
      expect([path, there?.layout]).not.toEqual([path, 'shell']);
    }
  });

  it('begins with a screen of its own, keeps the tools that are called from there, and ends with the shell', () => {
    const frame = new Frame();
    expect(frame.lead('/login', '/correction/auto')).toBe('/correction/login');
    expect(frame.lead('/homework/written')).toBe('/homework/written');
    frame.enter('/correction/index', { layout: 'embed' });
    frame.enter('/markFull?homework=h', { layout: 'tool' });
    expect(frame.lead('/homework/written')).toBe('/correction/index');
    frame.enter('/homework/written', { layout: 'shell' });
    frame.enter('/markFull?homework=h', { layout: 'tool' });
    expect(frame.lead('/homework/written')).toBe('/homework/written');
  });
});

describe('the place of operations', () => {
  const mine = reachable(screens, {
    token: 't',
    loginType: 4,
    schoolId: 'a-school',
    role: 'ZHIBI_SRE',
    hasGate: () => true,
  });

  it('has the screens that teachers compose with under its own addresses, at which they stand', () => {
    const frame = new Frame();
    frame.enter('/devops/paper', { layout: 'shell' });
    expect(frame.lead('/paperTest/self?paper=p1')).toBe('/devops/manual?paper=p1');
    expect(frame.lead('/source/source?words=x')).toBe('/devops/myques?view=all&words=x');
    frame.enter('/devops/preview?paper=p1', { layout: 'tool' });
    expect(frame.lead('/homework/written')).toBe('/homework/written');
    for (const { path } of frame.screensOf(mine))
      expect([path, screenAt(mine, frame.lead(path))?.loginTypes]).toEqual([
        path,
        screenAt(mine, path)?.loginTypes ?? [4],
      ]);
  });

  it('opens links to those screens, and to none of a teacher that it has not', () => {
    const frame = new Frame();
    expect(screenAt(frame.screensOf(mine), '/paperTest/self')).toBeUndefined();
    frame.enter('/devops/manual', { layout: 'shell' });
    const led = frame.screensOf(mine);
    expect(screenAt(led, '/paperTest/self')?.menu).toBeUndefined();
    expect(screenAt(led, '/paperTest/addQues')).toBeDefined();
    expect(screenAt(led, '/homework/written')).toBeUndefined();
  });
});
