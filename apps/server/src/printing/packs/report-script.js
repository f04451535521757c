// Runs in the report form of a job pack, opened from a stick: plain JavaScript without a network and without anything of ours around it.
(() => {
  const utf8 = (text) => new TextEncoder().encode(text);
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

  // A page of a disk may be no secure context, where a browser has no crypto.subtle: SHA-256 by FIPS 180-4.
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const first = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
  const turned = (word, by) => (word >>> by) | (word << (32 - by));

  function sha256(bytes) {
    const length = ((bytes.length + 8) >> 6) * 64 + 64;
    const padded = new Uint8Array(length);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(length - 4, (bytes.length * 8) >>> 0);
    const hash = Int32Array.from(first);
    const words = new Int32Array(64);
    for (let start = 0; start < length; start += 64) {
      for (let i = 0; i < 16; i++) words[i] = view.getInt32(start + 4 * i);
      for (let i = 16; i < 64; i++) {
        const [a, b] = [words[i - 15], words[i - 2]];
        const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
        const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
        words[i] = words[i - 16] + small + words[i - 7] + large;
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i++) {
        const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + words[i];
        const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] += word;
    }
    const out = new DataView(new ArrayBuffer(32));
    for (const [i, word] of hash.entries()) out.setInt32(4 * i, word);
    return new Uint8Array(out.buffer);
  }

  function hmac(key, text) {
    const block = new Uint8Array(64);
    block.set(key);
    const joined = (pad, rest) => {
      const all = new Uint8Array(64 + rest.length);
      all.set(block.map((byte) => byte ^ pad));
      all.set(rest, 64);
      return all;
    };
    return sha256(joined(0x5c, sha256(joined(0x36, utf8(text)))));
  }

  /** The file that goes back: what was written down, and its seal. */
  const sealed = ({ reportFormat: format, manifest: { packId }, key }, report) => {
    const body = JSON.stringify(report);
    return JSON.stringify({ format, packId, body, mac: hex(hmac(fromHex(key), body)) });
  };

  globalThis.zhibiReport = { sha256: (bytes) => hex(sha256(bytes)), sealed };
  if (typeof document === 'undefined') return;

  const pack = JSON.parse(document.getElementById('pack').textContent);
  const { words, manifest } = pack;
  const make = (tag, set = {}, ...inside) => {
    const made = Object.assign(document.createElement(tag), set);
    made.append(...inside);
    return made;
  };
  const stampOf = (local) => `${local.replace(/\D/g, '').padEnd(14, '0')}`;
  const shown = (stamp) => stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/, '$1-$2-$3 $4:$5');
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  /** Files that were looked at here, by name. */
  const checked = new Map();
  const looked = make('p');
  looked.setAttribute('role', 'status');
  const picker = make('input', { type: 'file', multiple: true, accept: 'application/pdf' });
  picker.addEventListener('change', async () => {
    const known = new Map(manifest.files.map((file) => [file.name.split('/').at(-1), file]));
    const wrong = [];
    for (const file of picker.files) {
      const meant = known.get(file.name);
      if (meant === undefined) wrong.push(file.name);
      else {
        const found = hex(sha256(new Uint8Array(await file.arrayBuffer())));
        checked.set(meant.name, found);
        if (found !== meant.sha256) wrong.push(file.name);
      }
    }
    looked.className = wrong.length > 0 ? 'bad' : 'good';
    looked.textContent =
      wrong.length > 0
        ? filled(words.altered, { names: wrong.join(', ') })
        : filled(words.unaltered, { count: checked.size, all: manifest.files.length });
  });
  document
    .getElementById('check')
    .append(
      make('div', {}, make('h2', { textContent: words.check }), make('label', {}, words.checkHint, picker), looked),
    );

  const lines = manifest.tasks.map((task) => {
    const field = (label, set) => {
      const input = make('input', set);
      return { input, label: make('label', {}, label, input) };
    };
    const start = field(words.start, { type: 'datetime-local' });
    const finish = field(words.finish, { type: 'datetime-local' });
    const sheets = field(filled(words.sheets, { sheets: task.sheets }), {
      type: 'number',
      min: 0,
      step: 1,
      value: task.sheets,
    });
    const waste = field(words.waste, { type: 'number', min: 0, step: 1, value: 0 });
    const damaged = field(words.damaged, { type: 'number', min: 0, step: 1, value: 0 });
    const note = field(words.note, { type: 'text', maxLength: 200 });
    const choice = make('fieldset', {}, make('legend', { textContent: words.state }));
    const fields = make('div', { className: 'fields', hidden: true });
    fields.append(...[start, finish, sheets, waste, damaged, note].map(({ label }) => label));
    let as = 'untouched';
    for (const one of ['untouched', 'printed', 'failed']) {
      const radio = make('input', { type: 'radio', name: task.orderId, checked: one === as });
      radio.addEventListener('change', () => {
        as = one;
        fields.hidden = as === 'untouched';
      });
      choice.append(make('label', {}, radio, words[one]));
    }
    const what = filled(words.task, {
      sheets: task.sheets,
      copies: task.copies,
      at: shown(task.wantedAt),
      file: task.file,
    });
    const codes = task.codes.map(({ first: from, last }) => (from === last ? from : `${from} – ${last}`)).join(', ');
    const where = `${task.schoolName} ${task.classNames.join(' ')}`;
    document
      .getElementById('tasks')
      .append(
        make(
          'div',
          {},
          make('h2', { textContent: `${task.number} ${task.title}` }),
          make('small', { textContent: where }),
          make('small', { textContent: what }),
          codes === '' ? '' : make('small', { textContent: filled(words.codes, { codes }) }),
          choice,
          fields,
        ),
      );
    const whole = ({ input }) => Math.max(0, Math.round(Number(input.value) || 0));
    const wrong = () => {
      const isTouched = as !== 'untouched';
      const times = [start.input.value, finish.input.value];
      return [
        [start.input, isTouched && times[0] === ''],
        [finish.input, isTouched && (times[1] === '' || times[1] < times[0])],
        [sheets.input, as === 'printed' && whole(sheets) < task.sheets],
        [note.input, as === 'failed' && note.input.value.trim() === ''],
      ].filter(([input, is]) => {
        input.setAttribute('aria-invalid', String(is));
        return is;
      });
    };
    const said = () => {
      const isTouched = as !== 'untouched';
      return {
        orderId: task.orderId,
        as,
        startedAt: isTouched ? stampOf(start.input.value) : null,
        finishedAt: isTouched ? stampOf(finish.input.value) : null,
        sheets: as === 'printed' ? whole(sheets) : 0,
        wasteSheets: isTouched ? whole(waste) : 0,
        damagedSheets: isTouched ? whole(damaged) : 0,
        note: isTouched ? note.input.value.trim() : '',
      };
    };
    return { said, wrong };
  });

  const by = make('input', { type: 'text', maxLength: 60 });
  const told = make('p');
  told.setAttribute('role', 'status');
  const save = make('button', { type: 'button', textContent: words.save });
  save.addEventListener('click', () => {
    const [missing] = lines.flatMap((line) => line.wrong());
    told.className = missing ? 'bad' : 'good';
    if (missing) {
      told.textContent = words.incomplete;
      missing[0].focus();
      return;
    }
    const now = new Date();
    const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
    const report = {
      manifest: pack.text,
      signature: pack.signature,
      writtenAt: stampOf(local),
      by: by.value.trim(),
      checked: [...checked].map(([name, sha]) => ({ name, sha256: sha })),
      tasks: lines.map((line) => line.said()),
    };
    const name = `${manifest.number}-report.json`;
    const file = new Blob([sealed(pack, report)], { type: 'application/json' });
    const link = make('a', { href: URL.createObjectURL(file), download: name });
    link.click();
    told.textContent = filled(words.saved, { name });
  });
  const end = make('div', {}, make('label', {}, words.by, by), make('p', { textContent: words.saveHint }), save, told);
  document.getElementById('end').append(end);
})();
