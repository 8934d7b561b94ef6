import { baumkuchen, baumkuchenProducts } from './cakes/baumkuchen.mjs'
import { castella } from './cakes/castella.mjs'
import { financier } from './cakes/financier.mjs'
import { gelato, gelatoProducts } from './cakes/gelato.mjs'
import { loaf } from './cakes/loaf.mjs'
import { madeleine } from './cakes/madeleine.mjs'
import { rollCake } from './cakes/roll-cake.mjs'
import { caseProducts } from './cases/cases.mjs'
import { bottleProducts, bottles } from './drinks/bottles.mjs'
import { sakeSet } from './drinks/sake-set.mjs'
import { beers } from './food/beers.mjs'
import { beerCans, fishCans } from './food/cans.mjs'
import { daifuku } from './food/daifuku.mjs'
import { drip } from './food/drip.mjs'
import { slices } from './food/fish.mjs'
import { fruit } from './food/fruit.mjs'
import { ham } from './food/ham.mjs'
import { noodles } from './food/noodles.mjs'
import { senbei } from './food/senbei.mjs'
import { soup } from './food/soup.mjs'
import { teaSet } from './food/tea-set.mjs'
import { wagyu } from './food/wagyu.mjs'
import { card } from './gift/card.mjs'
import { noshi } from './gift/noshi.mjs'
import { paperBag } from './gift/paper-bag.mjs'
import { ribbon } from './gift/ribbon.mjs'
import { wrapping } from './gift/wrapping.mjs'
import { bedding } from './home/bedding.mjs'
import { chopsticks } from './home/chopsticks.mjs'
import { frypan } from './home/frypan.mjs'
import { furoshiki, furoshikiProducts } from './home/furoshiki.mjs'
import { pillow } from './home/pillow.mjs'
import { rolls } from './home/rolls.mjs'
import { soap, soapProducts } from './home/soap.mjs'
import { tenugui, tenuguiProducts } from './home/tenugui.mjs'
import { towelBox, towels } from './home/towels.mjs'
import { umbrella } from './home/umbrella.mjs'
import { arare, arareProducts } from './jars/arare.mjs'
import { candle, candleProducts } from './jars/candle.mjs'
import { preserveProducts, preserves } from './jars/preserves.mjs'
import { pudding, puddingProducts } from './jars/pudding.mjs'
import { coffee, coffeeProducts } from './pantry/coffee.mjs'
import { curry, curryProducts } from './pantry/curry.mjs'
import { mentai, mentaiProducts } from './pantry/mentai.mjs'
import { artSet } from './play/art-set.mjs'
import { blocks } from './play/blocks.mjs'
import { dolls } from './play/dolls.mjs'
import { nappyCake, nappyCakeProducts } from './play/nappy-cake.mjs'
import { rice, riceProducts } from './pantry/rice.mjs'
import { rattle } from './play/rattle.mjs'
import { set, sets } from './sets.mjs'
import { bonbons } from './sweets/bonbons.mjs'
import { cookieTin } from './sweets/cookie-tin.mjs'
import { dorayaki } from './sweets/dorayaki.mjs'
import { jelly } from './sweets/jelly.mjs'
import { jonamagashi } from './sweets/jonamagashi.mjs'
import { manju } from './sweets/manju.mjs'
import { monaka } from './sweets/monaka.mjs'
import { sable } from './sweets/sable.mjs'
import { bowlProducts, bowls } from './tableware/bowls.mjs'
import { board, boardProducts } from './tableware/board.mjs'
import { cupProducts, cups } from './tableware/cups.mjs'
import { donabe, donabeProducts } from './tableware/donabe.mjs'
import { plate, plateProducts } from './tableware/plate.mjs'
import { vase, vaseProducts } from './tableware/vase.mjs'
import { blazer } from './things/blazer.mjs'
import { jersey } from './things/jersey.mjs'
import { jubako } from './things/jubako.mjs'
import { knife } from './things/knife.mjs'
import { orchid } from './things/orchid.mjs'
import { pen } from './things/pen.mjs'
import { randoseru } from './things/randoseru.mjs'
import { sailor } from './things/sailor.mjs'
import { slacks } from './things/slacks.mjs'
import { succulent } from './things/succulent.mjs'
import { babyShoes } from './wear/baby-shoes.mjs'
import { bibProducts, bibs } from './wear/bib.mjs'
import { cap } from './wear/cap.mjs'
import { cardigan } from './wear/cardigan.mjs'
import { gymShirt, gymShorts } from './wear/gym.mjs'
import { loafer } from './wear/loafer.mjs'
import { romper, romperProducts } from './wear/romper.mjs'
import { shirt } from './wear/shirt.mjs'
import { tie } from './wear/tie.mjs'

const drawnBy = (draw, keys) => Object.fromEntries(keys.map((key) => [key, () => draw(key)]))

/** Drawing of each product by the product's key, with its origin at the middle of its foot. */
export const goods = {
  'accessory-bag': paperBag,
  'accessory-card': () => card(),
  'accessory-card-hana': () => card('flower'),
  'accessory-card-sora': () => card('sky'),
  'accessory-card-muji': () => card('plain'),
  'accessory-noshi': noshi,
  'accessory-ribbon': () => ribbon(),
  'accessory-ribbon-beni': () => ribbon('red'),
  'accessory-ribbon-kon': () => ribbon('navy'),
  'accessory-ribbon-kinari': () => ribbon('natural'),
  'accessory-wrapping': () => wrapping(),
  'accessory-wrapping-sakura': () => wrapping('blossom'),
  'accessory-wrapping-muji': () => wrapping('plain'),
  'jonamagashi-haru': () => jonamagashi('haru'),
  'jonamagashi-natsu': () => jonamagashi('natsu'),
  'jonamagashi-aki': () => jonamagashi('aki'),
  'jonamagashi-fuyu': () => jonamagashi('fuyu'),
  'daifuku-matcha': () => daifuku('matcha'),
  'daifuku-ichigo': () => daifuku('ichigo'),
  'daifuku-kinako': () => daifuku('kinako'),
  'daifuku-koicha': () => daifuku('koicha'),
  'senbei-shoyu': () => senbei('shoyu'),
  'senbei-goma': () => senbei('goma'),
  'senbei-ebi': () => senbei('ebi'),
  'senbei-zarame': () => senbei('zarame'),
  'slacks-kuro': () => slacks('kuro'),
  'slacks-gray': () => slacks('gray'),
  'gym-jersey': jersey,
  'pen-tame': () => pen('tame'),
  'pen-ruri': () => pen('ruri'),
  'pen-wakaba': () => pen('wakaba'),
  'green-succulent': succulent,
  'fish-sake': () => slices('sake', 6),
  'fish-saikyo': () => slices('saikyo', 5),
  'wagyu-yakiniku': () => wagyu('yakiniku'),
  'wagyu-sukiyaki': () => wagyu('sukiyaki'),
  'wagyu-steak': () => wagyu('steak'),
  'ham-rosu': () => ham('rosu'),
  'ham-bacon': () => ham('bacon'),
  'katsuo-saba': () => fishCans('saba'),
  'katsuo-sake': () => fishCans('sake'),
  'katsuo-hotate': () => fishCans('hotate'),
  'beer-can-six': () => beerCans(6),
  'beer-can-twelve': () => beerCans(12),
  'jubako-kuro': () => jubako('kuro'),
  'jubako-shu': () => jubako('shu'),
  'jubako-tame': () => jubako('tame'),
  'randoseru-aka': () => randoseru('aka'),
  'randoseru-kon': () => randoseru('kon'),
  'randoseru-kuri': () => randoseru('kuri'),
  'randoseru-fuji': () => randoseru('fuji'),
  'sailor-winter': () => sailor('winter'),
  'sailor-summer': () => sailor('summer'),
  'knife-walnut': () => knife('walnut'),
  'knife-kokutan': () => knife('kokutan'),
  'knife-petit': () => knife('petit'),
  'blazer-kon': () => blazer('kon'),
  'blazer-cha': () => blazer('cha'),
  'blazer-midori': () => blazer('midori'),
  'orchid-shiro': () => orchid('shiro'),
  'orchid-momo': () => orchid('momo'),
  'orchid-kiiro': () => orchid('kiiro'),
  'noodle-somen': () => noodles('somen'),
  'noodle-somen-iro': () => noodles('somen-iro'),
  'noodle-soba': () => noodles('soba'),
  'noodle-udon': () => noodles('udon'),
  'beer-three': () => beers('three'),
  'beer-ipa': () => beers('ipa'),
  'beer-kuro': () => beers('kuro'),
  'monaka-tsubu': () => monaka('tsubu'),
  'monaka-sakura': () => monaka('sakura'),
  'monaka-goma': () => monaka('goma'),
  'manju-kuro': () => manju('kuro'),
  'manju-kohaku': () => manju('kohaku'),
  'manju-soba': () => manju('soba'),
  'dorayaki-tsubuan': () => dorayaki('tsubuan'),
  'dorayaki-kuri': () => dorayaki('kuri'),
  'dorayaki-matcha': () => dorayaki('matcha'),
  'dorayaki-yuzu': () => dorayaki('yuzu'),
  'financier-plain': () => financier('plain'),
  'financier-assort': () => financier('assort'),
  'financier-fig': () => financier('fig'),
  'madeleine-honey': () => madeleine('honey'),
  'madeleine-orange': () => madeleine('orange'),
  'madeleine-berry': () => madeleine('berry'),
  'orange-choco-milk': () => sable('milk'),
  'orange-choco-bitter': () => sable('bitter'),
  'orange-choco-white': () => sable('white'),
  'drip-ten': () => drip('ten'),
  'drip-twenty': () => drip('twenty'),
  'drip-decaf': () => drip('decaf'),
  ...Object.fromEntries(bottleProducts.map((key) => [key, () => bottles(key)])),
  'sake-set-ai': () => sakeSet('ai'),
  'sake-set-kohaku': () => sakeSet('kohaku'),
  'sake-set-tsuki': () => sakeSet('tsuki'),
  'jelly-okayama': () => jelly('okayama'),
  'jelly-kankitsu': () => jelly('kankitsu'),
  'jelly-berry': () => jelly('berry'),
  'umbrella-ai': () => umbrella('ai'),
  'umbrella-beni': () => umbrella('beni'),
  'umbrella-asa': () => umbrella('asa'),
  'chopsticks-ume': () => chopsticks('ume'),
  'chopsticks-nami': () => chopsticks('nami'),
  'chopsticks-kaede': () => chopsticks('kaede'),
  'frypan-twenty': () => frypan('twenty'),
  'frypan-twentysix': () => frypan('twentysix'),
  'rattle-hinata': () => rattle('hinata'),
  'rattle-kaze': () => rattle('kaze'),
  'art-set-ao': () => artSet('ao'),
  'art-set-momo': () => artSet('momo'),
  'art-set-moegi': () => artSet('moegi'),
  'doll-hina': () => dolls('hina'),
  'doll-kodomo': () => dolls('kodomo'),
  'cap-aka': () => cap('aka'),
  'cap-ao': () => cap('ao'),
  'tie-kon': () => tie('kon'),
  'tie-beni': () => tie('beni'),
  'imabari-towel-kumo': () => towels('kumo'),
  'imabari-towel-shima': () => towels('shima'),
  'imabari-towel-hana': () => towels('hana'),
  'imabari-towel-sumi': () => towels('sumi'),
  'imabari-towel-set': towelBox,
  'chocolate-hana': () => bonbons('hana'),
  'chocolate-wa': () => bonbons('wa'),
  'chocolate-sake': () => bonbons('sake'),
  'chocolate-fruit': () => bonbons('fruit'),
  'fruit-momo': () => fruit('momo'),
  'fruit-ringo': () => fruit('ringo'),
  'fruit-mikan': () => fruit('mikan'),
  'fruit-budou': () => fruit('budou'),
  'fruit-melon': () => fruit('melon'),
  'imabari-face-kisetsu': () => rolls('kisetsu'),
  'imabari-face-kusaki': () => rolls('kusaki'),
  'imabari-face-shiro': () => rolls('shiro'),
  'shirt-long': () => shirt('long'),
  'shirt-stripe': () => shirt('stripe'),
  'cookie-tin-blue': () => cookieTin('blue'),
  'cookie-tin-green': () => cookieTin('green'),
  'cookie-tin-pink': () => cookieTin('pink'),
  'cookie-tin-red': () => cookieTin('red'),
  'baby-shoes-ao': () => babyShoes('ao'),
  'baby-shoes-kiiro': () => babyShoes('kiiro'),
  'baby-shoes-momo': () => babyShoes('momo'),
  'blanket-kogane': () => bedding('kogane'),
  'blanket-umi': () => bedding('umi'),
  'blanket-tartan': () => bedding('tartan'),
  'baby-blanket-hoshi': () => bedding('hoshi'),
  'baby-blanket-usagi': () => bedding('usagi'),
  'gauze-kumo': () => bedding('kumo'),
  'gauze-wakaba': () => bedding('wakaba'),
  'gauze-sakura': () => bedding('sakura'),
  'duvet-asa': () => bedding('asa'),
  'duvet-hana': () => bedding('hana'),
  'pillow-hinoki': () => pillow('hinoki'),
  'pillow-sobagara': () => pillow('sobagara'),
  'pillow-kids': () => pillow('kids'),
  'pillow-wata': () => pillow('wata'),
  'cardigan-camel': () => cardigan('camel'),
  'cardigan-kon': () => cardigan('kon'),
  'gym-ao': () => gymShirt('ao'),
  'gym-midori': () => gymShirt('midori'),
  'shorts-kon': () => gymShorts('kon'),
  'shorts-enji': () => gymShorts('enji'),
  'shoes-loafer': () => loafer('loafer'),
  'shoes-brown': () => loafer('brown'),
  'pound-fruit': () => loaf('fruit'),
  'pound-lemon': () => loaf('lemon'),
  'pound-tea': () => loaf('tea'),
  'pound-choco': () => loaf('choco'),
  'rollcake-plain': () => rollCake('plain'),
  'rollcake-choco': () => rollCake('choco'),
  'rollcake-matcha': () => rollCake('matcha'),
  'rollcake-ichigo': () => rollCake('ichigo'),
  'castella-gosan': () => castella('gosan'),
  'castella-matcha': () => castella('matcha'),
  'castella-kurozato': () => castella('kurozato'),
  'blocks-iro': () => blocks('iro'),
  'blocks-mori': () => blocks('mori'),
  'blocks-yume': () => blocks('yume'),
  'soup-tonjiru': () => soup('tonjiru'),
  'soup-ushio': () => soup('ushio'),
  'soup-minestrone': () => soup('minestrone'),
  'tea-set-yasuragi': () => teaSet('yasuragi'),
  'tea-set-nukumori': () => teaSet('nukumori'),
  'tea-set-iroha': () => teaSet('iroha'),
  ...drawnBy(preserves, preserveProducts),
  ...drawnBy(baumkuchen, baumkuchenProducts),
  ...drawnBy(mentai, mentaiProducts),
  ...drawnBy(tenugui, tenuguiProducts),
  ...drawnBy(board, boardProducts),
  ...drawnBy(donabe, donabeProducts),
  ...drawnBy(plate, plateProducts),
  ...drawnBy(bibs, bibProducts),
  ...drawnBy(soap, soapProducts),
  ...drawnBy(gelato, gelatoProducts),
  ...drawnBy(nappyCake, nappyCakeProducts),
  ...drawnBy(rice, riceProducts),
  ...drawnBy(romper, romperProducts),
  ...drawnBy(bowls, bowlProducts),
  ...drawnBy(coffee, coffeeProducts),
  ...drawnBy(furoshiki, furoshikiProducts),
  ...drawnBy(curry, curryProducts),
  ...drawnBy(vase, vaseProducts),
  ...drawnBy(cups, cupProducts),
  ...drawnBy(arare, arareProducts),
  ...drawnBy(pudding, puddingProducts),
  ...drawnBy(candle, candleProducts),
  ...caseProducts,
  ...Object.fromEntries(sets.map((key) => [key, () => set(key)])),
}
