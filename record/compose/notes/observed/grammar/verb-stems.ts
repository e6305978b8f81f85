import { formOf, takesObject } from '../../word-forms.ts';
import { doingIn } from './doings.ts';

/** Verbs that notes say of what is done to something, beyond those that say nothing without it. */
const ADDITIONAL =
  /^(?:챙기|말하|보|듣|달래|이끌|이끌어내|끌어내|끌어오|들려주|보여주|알려주|바로잡|잡|파고들|짚|짚어내|펼치|다지|풀어가|이어가|뒤집|되살리|살리|덜|엮|빗대|옮|나누|건네|돌보|돌아보|되돌아보|맡기|놓치|세우|새기|추리|따지|묻|여쭈|밟|가리|아끼|높이|넓히|좁히|굳히|벌리|키우|드러내|밝혀내|밝히|되돌리|받아들이|귀담아듣|주고받|이겨내|견디|버티|채우|거들|마치|끝내|해내)$/;

/** 바꿔주, 갈아주: done for somebody, to what is changed. */
const FOR_SOMEBODY = /^(.*[아어여해와워려겨켜쳐춰꿔봐내대재])(?:주|보|내|두|오|놓|버리)$/;

/** Whether a verb is done to something: 낮추, 챙기, 바꿔주. */
export const isTransitive = (stem: string): boolean => {
  if (takesObject(stem) || ADDITIONAL.test(stem)) return true;
  const main = FOR_SOMEBODY.exec(stem)?.[1];
  const done = main === undefined ? null : formOf(`${main}서`);
  return (
    done !== null &&
    done !== stem &&
    (isTransitive(done) || doingIn(done.replace(/하$/, ''))?.takes === 'object')
  );
};
