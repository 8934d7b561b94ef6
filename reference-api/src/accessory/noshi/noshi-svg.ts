import { drawNoshi, type Noshi } from './draw-noshi'
import { noshiSvg } from './noshi-svg.rules'

/** A noshi as an SVG document. */
export const drawNoshiSvg = async (noshi: Noshi): Promise<string> => noshiSvg(await drawNoshi(noshi))
