import { svgOf } from '@zhibi/content/figure';
import type { Inline } from '@zhibi/contract/kernel';
import type { MediaFiles } from '../model.js';
import { tag } from '../xml.js';

type Image = Extract<Inline, { t: 'image' }>;

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const partType = (content: string): string =>
  `application/vnd.openxmlformats-officedocument.wordprocessingml.${content}+xml`;
const emu = (mm: number): string => `${Math.round(mm * 100) * 360}`;

/** A clear dot: what an old Word shows in place of a drawing that it cannot draw. */
const clearDot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Another part of the document, as the package says it. */
interface DocumentPart {
  id: string;
  /** Its path beside the document. */
  name: string;
  type: string;
  content: string;
}

/** The pictures of a document, with what the package must say of them. */
export class Media {
  readonly files = new Map<string, Uint8Array>();
  readonly #relations: string[] = [];
  #drawn = 0;

  constructor(
    private readonly pictures: MediaFiles,
    /** Drawings as PNG by their text, shown by programs that do not draw them. */
    private readonly drawn: ReadonlyMap<string, Uint8Array> = new Map(),
  ) {}

  #keep(bytes: Uint8Array, ending: string): string {
    const name = `media/image${this.files.size + 1}.${ending}`;
    this.files.set(`word/${name}`, bytes);
    const id = `rId${this.files.size}`;
    this.#relations.push(tag('Relationship', { Id: id, Type: `${office}/image`, Target: name }));
    return id;
  }

  #blip({ source }: Image): string | undefined {
    if (source.kind !== 'file') {
      const drawing = svgOf(source);
      const dot = this.#keep(
        this.drawn.get(drawing) ?? Uint8Array.from(atob(clearDot), (sign) => sign.charCodeAt(0)),
        'png',
      );
      const svg = this.#keep(new TextEncoder().encode(drawing), 'svg');
      const extension = tag('asvg:svgBlip', {
        'xmlns:asvg': 'http://schemas.microsoft.com/office/drawing/2016/SVG/main',
        'r:embed': svg,
      });
      return tag(
        'a:blip',
        { 'r:embed': dot },
        tag('a:extLst', {}, tag('a:ext', { uri: '{96DAC541-7B7A-43D3-8B79-37D633B846F1}' }, extension)),
      );
    }
    const picture = this.pictures.get(source.fileId);
    return picture && tag('a:blip', { 'r:embed': this.#keep(picture.bytes, picture.type.slice('image/'.length)) });
  }

  /** A picture in the line; undefined when its bytes are not at hand. */
  drawing(item: Image): string | undefined {
    const blip = this.#blip(item);
    if (blip === undefined) return undefined;
    const id = `${++this.#drawn}`;
    const size = { cx: emu(item.widthMm), cy: emu(item.heightMm) };
    const shape =
      tag('a:xfrm', {}, tag('a:off', { x: '0', y: '0' }) + tag('a:ext', size)) +
      tag('a:prstGeom', { prst: 'rect' }, tag('a:avLst'));
    const picture = tag(
      'pic:pic',
      {},
      tag('pic:nvPicPr', {}, tag('pic:cNvPr', { id, name: `picture ${id}` }) + tag('pic:cNvPicPr')) +
        tag('pic:blipFill', {}, blip + tag('a:stretch', {}, tag('a:fillRect'))) +
        tag('pic:spPr', {}, shape),
    );
    const graphic = tag(
      'a:graphic',
      {},
      tag('a:graphicData', { uri: 'http://schemas.openxmlformats.org/drawingml/2006/picture' }, picture),
    );
    const inline = tag(
      'wp:inline',
      {},
      tag('wp:extent', size) + tag('wp:docPr', { id, name: `picture ${id}`, descr: item.alt }) + graphic,
    );
    return tag('w:r', {}, tag('w:drawing', {}, inline));
  }

  /** @param beside files that travel with the document without being seen */
  relations(beside: readonly string[], parts: readonly DocumentPart[] = []): string {
    const others = beside.map((Target, nth) =>
      tag('Relationship', { Id: `own${nth}`, Type: `${office}/customXml`, Target }),
    );
    const own = parts.map(({ id: Id, type: Type, name: Target }) => tag('Relationship', { Id, Type, Target }));
    return tag('Relationships', { xmlns: packageRelations }, [...this.#relations, ...others, ...own].join(''));
  }

  /** @param core the file in which the document says what it is, where there is one */
  rootRelations(core: readonly string[]): string {
    const document = tag('Relationship', { Id: 'rId1', Type: `${office}/officeDocument`, Target: 'word/document.xml' });
    const about = core.map((Target) =>
      tag('Relationship', { Id: 'rId2', Type: `${packageRelations}/metadata/core-properties`, Target }),
    );
    return tag('Relationships', { xmlns: packageRelations }, document + about.join(''));
  }

  /** @param about whether the document may say what it is in a file of its own */
  contentTypes(parts: readonly DocumentPart[], about: 'core' | 'none'): string {
    const endings: [string, string][] = [
      ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
      ['xml', 'application/xml'],
      ['png', 'image/png'],
      ['jpeg', 'image/jpeg'],
      ['gif', 'image/gif'],
      ['webp', 'image/webp'],
      ['svg', 'image/svg+xml'],
    ];
    const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
    const core = 'application/vnd.openxmlformats-package.core-properties+xml';
    return tag(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      endings.map(([Extension, ContentType]) => tag('Default', { Extension, ContentType })).join('') +
        tag('Override', { PartName: '/word/document.xml', ContentType: main }) +
        parts
          .map(({ name, content }) => tag('Override', { PartName: `/word/${name}`, ContentType: partType(content) }))
          .join('') +
        (about === 'core' ? tag('Override', { PartName: '/docProps/core.xml', ContentType: core }) : ''),
    );
  }
}
