import { diskApi } from '@zhibi/contract/disk';
import { localFile, said, uploadFile } from '../disk.js';
import type { Person } from '../person.js';
import { type ForeignDisk, hidden, open, own, type WalkRow, type WalkRows } from './meeting.js';

export async function makeForeignDisk(teacher: Person, paperId: string): Promise<ForeignDisk> {
  const { cdId: folderId } = await teacher.call(diskApi.createFolder, { parentCdId: '', name: '外校' });
  const fileId = await uploadFile(teacher, localFile());
  const { items } = await teacher.call(diskApi.versions, { cdId: fileId });
  const { uploadId } = await teacher.call(diskApi.getUploadId, said(localFile()));
  const { shareId } = await teacher.call(diskApi.share, { cdId: folderId, audience: 'school' });
  const { resourceId } = await teacher.call(diskApi.offer, { cdId: fileId });
  const beside = { kind: 'paper', id: paperId } as const;
  await teacher.call(diskApi.link, { ...beside, cdIds: [fileId] });
  const linkId = (await teacher.call(diskApi.linked, beside)).items[0]?.linkId ?? '';
  return { folderId, fileId, versionId: items[0]?.versionId ?? '', uploadId, shareId, resourceId, linkId };
}

const folder = hidden(({ disk }) => ({ parentCdId: disk.folderId }));
const file = hidden(({ disk }) => ({ cdId: disk.fileId }));
const files = hidden(({ disk }) => ({ cdIds: [disk.fileId] }));
const resource = hidden(({ disk }) => ({ resourceId: disk.resourceId }));
const wopi: WalkRow['input'] = ({ disk }) => ({ fileId: disk.fileId, access_token: 'x.y' });
const announced = { fileMD5: '0'.repeat(32), fileName: 'x.txt', fileSize: 3 };

export const rows: WalkRows = {
  'disk.check': hidden(({ disk }) => ({ fileName: ['x'], size: [1], parentCdId: disk.folderId })),
  'disk.getUploadId': hidden(({ disk }) => ({ ...announced, parentCdId: disk.folderId })),
  'disk.upload': hidden(({ disk: { uploadId } }) => ({
    fileMD5: announced.fileMD5,
    fileName: 'x.txt',
    uploadId,
    partSize: 3,
    partNumber: 1,
    parentCdId: '',
    file: Buffer.from('abc'),
  })),
  'disk.merge': hidden(({ disk: { uploadId } }) => ({ ...announced, uploadId, parentCdId: '', partTotal: 1 })),
  'disk.abort': hidden(({ disk: { uploadId } }) => ({ uploadId })),
  'disk.list': folder,
  'disk.place': folder,
  'disk.usage': own(),
  'disk.createFolder': hidden(({ disk }) => ({ parentCdId: disk.folderId, name: 'x' })),
  'disk.makeFolders': hidden(({ disk }) => ({ parentCdId: disk.folderId, paths: [['x']] })),
  'disk.rename': hidden(({ disk }) => ({ cdId: disk.fileId, name: 'x' })),
  'disk.move': hidden(({ disk }) => ({ cdIds: [disk.fileId], parentCdId: '' })),
  'disk.copy': hidden(({ disk }) => ({ cdIds: [disk.fileId], parentCdId: '' })),
  'disk.star': hidden(({ disk }) => ({ cdIds: [disk.fileId], starred: true })),
  'disk.trash': files,
  'disk.restore': files,
  'disk.purge': files,
  'disk.versions': file,
  'disk.restoreVersion': hidden(({ disk }) => ({ cdId: disk.fileId, versionId: disk.versionId })),
  'disk.download': file,
  'disk.zip': files,
  'disk.shares': file,
  'disk.share': hidden(({ disk }) => ({ cdId: disk.fileId, audience: 'school' })),
  'disk.unshare': hidden(({ disk }) => ({ shareId: disk.shareId })),
  'disk.offer': file,
  'disk.resources': own(),
  'disk.offers': own(),
  'disk.decide': hidden(({ disk }) => ({ resourceId: disk.resourceId, approved: true })),
  'disk.withdraw': resource,
  'disk.take': hidden(({ disk }) => ({ resourceId: disk.resourceId, parentCdId: '' })),
  'disk.downloadResource': resource,
  'disk.linked': hidden(({ homeworkId: id }) => ({ kind: 'homework', id })),
  'disk.downloadLinked': hidden(({ disk }) => ({ linkId: disk.linkId })),
  'disk.link': hidden(({ homeworkId: id, disk }) => ({ kind: 'homework', id, cdIds: [disk.fileId] })),
  'disk.unlink': hidden(({ disk }) => ({ linkId: disk.linkId })),
  'disk.uses': file,
  'disk.preview': file,
  'disk.regionFiles': own(),
  'disk.takeRegion': hidden(({ disk }) => ({ cdId: disk.fileId, parentCdId: '' })),
  'disk.downloadRegion': file,
  'disk.media': open(() => ({ token: 'x.y' })),
  'disk.checkFileInfo': open(wopi),
  'disk.getFile': open(wopi),
  'disk.lock': open(wopi),
  'disk.putFile': open(wopi),
};
