import { expect, it } from 'vitest';
import { expectedOf } from '#tests/support/policy/oracle.ts';
import { isWhole } from '#tests/support/whole.ts';
import { createDice, randomContent, randomFacts, randomFlags, randomProduct } from '#tests/support/policy/random.ts';
import { judge } from './judge.ts';

const cases = isWhole ? 1_000_000 : 20_000;
/** Facts for each random standard. */
const factsEach = 20;

it('verdicts on random standards and choices equal those of an independent reading', () => {
  for (let seed = 1; seed <= cases / factsEach; seed += 1) {
    const dice = createDice(seed);
    const product = randomProduct(dice);
    const content = randomContent(dice, product, 10);
    for (let turn = 0; turn < factsEach; turn += 1) {
      const facts = randomFacts(dice, product);
      const flags = randomFlags(dice);
      const { state, effect, overBy, rules, companyPays } = judge(facts, content, flags);
      const found = { state, effect, overBy, rules: [...rules].toSorted(), companyPays };
      const expected = expectedOf(facts, content, flags);
      // Compared as text: a million deep comparisons take minutes.
      if (JSON.stringify(found) !== JSON.stringify(expected))
        expect({ seed, facts, content, flags, found }).toEqual({ seed, facts, content, flags, found: expected });
    }
  }
});
