const pairs = (list: string): readonly (readonly [command: string, sign: string])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const);

/**
 * Signs by the names that they have in the words of a document. KaTeX knows some of them within `\text{…}` only, MathJax outside of it only; programs
 * that turn documents into LaTeX write them anywhere.
 */
export const textSigns =
  pairs(`textless< textgreater> textbar| textbardbl∥ textasciitilde~ textasciicircum^ textbackslash\\ textunderscore_
  textdollar$ textbraceleft{ textbraceright} textdegree° textdagger† textdaggerdbl‡ textellipsis… textemdash— textendash– textquotedblleft“
  textquotedblright” textquoteleft‘ textquoteright’ textregistered® textcopyright© textsterling£ textbullet• textcelsius℃ textdiv÷ texttimes×
  textpm± textmuµ textohmΩ textperthousand‰ textsection§ textparagraph¶ textonehalf½ textonequarter¼ textthreequarters¾
  textonesuperior¹ texttwosuperior² textthreesuperior³ textleftarrow← textuparrow↑ textrightarrow→ textdownarrow↓ textminus− textsurd√
  textperiodcentered· textasteriskcentered* textyen¥ texteuro€ textcent¢ texttrademark™ textnumero№ textreferencemark※ textwon₩`);
