import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { dot } from './any-question.js';
import { readQuestions } from './read-write.js';

const asked = (src: string) => `<p>看图<img src="${src}"/></p><extendedTextInteraction responseIdentifier="R"/>`;
const item = (body: string, head = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i" title="t">${head}<itemBody>${body}</itemBody></assessmentItem>`;
const manifest = `<manifest><resources><resource type="imsqti_item_xmlv2p2" href="items/a.xml"/></resources></manifest>`;
const qti = (files: Record<string, string | Uint8Array>) =>
  readQuestions('qti-2.2', zipOf({ 'imsmanifest.xml': manifest, ...files }));

describe('a picture that does not come along says why', () => {
  it.each<[string, string, Record<string, string | Uint8Array>, string]>([
    ['is not in the package', '../images/a.png', {}, 'picture-missing'],
    ['leaves the package', '../../../etc/a.png', {}, 'picture-unsafe-name'],
    ['is no picture', '../images/a.png', { 'images/a.png': '<script>alert(1)</script>' }, 'picture-unreadable'],
    ['is vast', '../images/a.png', { 'images/a.png': new Uint8Array(20 * 1024 * 1024 + 1) }, 'picture-too-large'],
    ['lies elsewhere', 'https://example.org/a.png', {}, 'picture-outside'],
  ])('%s', (_, src, files, warning) => {
    expect(qti({ 'items/a.xml': item(asked(src)), ...files }).questions[0]?.warnings).toEqual([warning]);
  });

  it('in Moodle: not beside its text, or no base64', () => {
    const question = (file: string) =>
      `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[<p>看图<img src="@@PLUGINFILE@@/a.png"></p>]]></text>${file}</questiontext></question></quiz>`;
    const warned = (file: string) =>
      readQuestions('moodle-xml', new TextEncoder().encode(question(file))).questions[0]?.warnings;
    expect(warned('')).toContain('picture-missing');
    expect(warned('<file name="a.png" encoding="base64">%%%</file>')).toContain('picture-unreadable');
  });

  it('in a line of JSON: not brought along, or not what it says', () => {
    const bytes = btoa(String.fromCharCode(...dot.bytes));
    const warned = (pictures: object) =>
      readQuestions(
        'jsonl',
        new TextEncoder().encode(
          JSON.stringify({ type: 'subjective', stem: '看图[[image:file|p|10|10|图]]', answer: ['略'], pictures }),
        ),
      ).questions[0]?.warnings;
    expect(warned({ p: `data:image/png;base64,${bytes}` })).toEqual([]);
    expect(warned({})).toEqual(['picture-missing']);
    expect(warned({ p: 'data:image/png;base64,AAAA' })).toEqual(['picture-unreadable']);
  });
});

describe('a passage that does not come along says why', () => {
  const refers = (href: string) =>
    item(asked('data:image/svg+xml,'), `<assessmentStimulusRef identifier="s" href="${href}"/>`);
  it.each<[string, string, Record<string, string>, string]>([
    ['is not in the package', 'passage.xml', {}, 'passage-missing'],
    ['leaves the package', '../../passage.xml', {}, 'unsafe-name'],
    ['says nothing', 'passage.xml', { 'items/passage.xml': '<assessmentStimulus/>' }, 'passage-unreadable'],
  ])('%s', (_, href, files, why) => {
    expect(qti({ 'items/a.xml': refers(href), ...files }).skipped).toEqual([{ where: 'items/a.xml', why }]);
  });
});

it('a file of a manifest whose path leaves the package is unsafe, not missing', () => {
  const climbs = manifest.replace('items/a.xml', '../a.xml');
  expect(readQuestions('qti-2.2', zipOf({ 'imsmanifest.xml': climbs })).skipped).toEqual([
    { where: '../a.xml', why: 'unsafe-name' },
  ]);
});

it('a file says which version its form is of', () => {
  const version = (bytes: Uint8Array) => readQuestions('qti-2.1', bytes).formatVersion;
  const text = (xml: string) => new TextEncoder().encode(xml);
  expect(version(text(item('<p>x</p>')))).toBe('2.2');
  expect(version(text(item('<p>x</p>').replace('v2p2', 'v2p1')))).toBe('2.1');
  expect(version(text('<qti-assessment-item identifier="i"><qti-item-body/></qti-assessment-item>'))).toBe('3.0');
});
