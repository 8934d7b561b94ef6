import { drawNoshi, type Noshi } from './draw-noshi'
import { noshiSvg } from './noshi-svg.rules'

export const drawNoshiSvg = async (noshi: Noshi): Promise<string> => noshiSvg(await drawNoshi(noshi))
