import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { diskApi } from '@zhibi/contract/disk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localFile, uploadFile } from '../apps/server/test/disk.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';

let office: Server;
let journey: Journey;
beforeAll(async () => {
  office = createServer((request, response) => {
    if (request.url === '/hosting/discovery') {
      const { host } = request.headers;
      const actions = ['view', 'edit'].map(
        (name) => `<action name="${name}" ext="docx" urlsrc="http://${host}/${name}?"/>`,
      );
      return response.end(
        `<wopi-discovery><net-zone><app name="Word">${actions.join('')}</app></net-zone></wopi-discovery>`,
      );
    }
    // The frame: it is given the ticket by a form, reads the document and, when it may edit, saves it.
    let form = '';
    request.on('data', (piece: Buffer) => (form += piece.toString()));
    request.on('end', async () => {
      const address = new URL(request.url ?? '', 'http://office');
      const token = new URLSearchParams(form).get('access_token') ?? '';
      const at = `${address.searchParams.get('WOPISrc')}/contents?access_token=${encodeURIComponent(token)}`;
      const text = await (await fetch(at)).text();
      if (address.pathname === '/edit') await fetch(at, { method: 'POST', body: `${text}, edited` });
      response.setHeader('content-type', 'text/html; charset=utf-8').end(`<p>${address.pathname} ${text}</p>`);
    });
  });
  await new Promise<void>((listening) => office.listen(0, '127.0.0.1', listening));
  const { port } = office.address() as AddressInfo; // as: it listens on a port
  journey = await openJourney({ OFFICE_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await journey?.close();
  office.close();
});

it('a document is shown and edited in the frame of an office server; what it saved is a new version', async () => {
  const teacher = await (await journey.world.newSchool()).newTeacher();
  const cdId = await uploadFile(teacher, localFile('教案.docx', 'draft'));
  const page = await journey.enter(teacher);
  const complaints = complaintsOf(page);
  await page.goto(`${journey.address}/wps?fileId=${cdId}`);
  const frame = page.frameLocator('iframe[title="教案.docx"]');
  await frame.getByText('/view draft').waitFor();
  await page.getByRole('button', { name: '在线编辑' }).click();
  await frame.getByText('/edit draft').waitFor();
  expect((await teacher.download(diskApi.download, { cdId })).bytes.toString()).toBe('draft, edited');
  expect((await teacher.call(diskApi.versions, { cdId })).items).toHaveLength(2);
  expect(complaints).toEqual([]);
});
