/**
 * Typst functions that the fragments of `toTypst` call; put it once at the top of a document, behind a `zb-pinyin(words)` of the document's own. All take the colour of the text around
 * them, because pages with dot codes are printed without black ink; so `set table(stroke: …)` there too.
 * `zb-dot` 着重号, `zb-wave` a wavy line that breaks with the text, `zb-ruby` pinyin over characters, that lets lines stay where they are,
 * `zb-source` a formula that could not be set, `zb-long-source` one that goes over lines, `zb-missing` a picture that is not there.
 */
export const typstPrelude = `
#let zb-dot(body, s) = for c in s.clusters() {
  box({ set text(bottom-edge: "baseline"); body(c); place(bottom + center, dy: 0.38em, context circle(radius: 0.08em, fill: text.fill)) })
}
#let zb-wave(body) = context {
  let w = 0.5em.to-absolute()
  let h = 0.2em.to-absolute()
  let wave = tiling(size: (w, h), {
    place(curve(stroke: 0.05em + text.fill, curve.move((0pt, h / 2)),
      curve.quad((w / 4, -h / 4), (w / 2, h / 2)), curve.quad((w * 3 / 4, h * 5 / 4), (w, h / 2))))
  })
  underline(offset: 0.3em, stroke: (paint: wave, thickness: h), evade: false, body)
}
#let zb-over(base, over, apart) = context {
  let sound = zb-pinyin(over)
  let (b, s) = (measure(base).width, measure(sound).width)
  let w = if apart { calc.max(b, s + 0.2em.to-absolute()) } else { b }
  box(width: w, { set text(bottom-edge: "baseline"); place(bottom + left, dx: (w - s) / 2, dy: -0.96em, sound); align(center, base) })
}
#let zb-ruby(base, over, near: false) = {
  let bases = base.clusters()
  let overs = over.split(" ").filter(it => it != "")
  if bases.len() == overs.len() { for (i, it) in bases.enumerate() { zb-over(it, overs.at(i), near or bases.len() > 1) } } else { zb-over(base, over, true) }
}
#let zb-source(latex) = context box(stroke: 0.4pt + text.fill, inset: (x: 0.2em), outset: (y: 0.2em), raw(latex))
#let zb-long-source(latex) = context highlight(fill: none, stroke: 0.4pt + text.fill, top-edge: 0.95em, bottom-edge: -0.3em, extent: 0.1em, raw(latex))
#let zb-missing(width, height, words) = context box(width: width, height: height, stroke: 0.4pt + text.fill, inset: 1mm,
  align(center + horizon, text(0.8em, words)))
`;
