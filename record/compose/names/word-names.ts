/** Names that are ordinary words too, and what shows which of the two is meant. */

/** Whom everybody may speak to or do good to without any name: 우리에게, 나라에게, 나무에게. */
export const ADDRESSED =
  /^(?:우리|서로|모두|나라|사회|세계|자연|시대|미래|시인|영웅|나무|나비|바다|하늘|별|봄|여름|가을|겨울|대상|하나|정의|소설)$/;
/** Words of poems, which pupils write as names. */
export const RARE_WORD = /^(?:나래|초롱|가람|다솜|한별|샛별|이든|예지|슬기|온유|누리|은솔|보배)$/;
/** Who or what may well be told to have made something. */
export const MAKERS =
  /^(?:우리|서로|모두|나라|사회|세계|자연|시대|미래|시인|영웅|대상|하나|정의|소설|조직|문화|역사|과학|경제|지혜|노력|주장|정수|나무|바다|나비)$/;
/** 새로 만들었다, 그려 왔다: by hand. */
export const MADE =
  /^\s+(?:새로 |다시 |먼저 |직접 |혼자 |잘 )?(?:[가-힣]+[을를] )?(?:만들었|만들어 ?왔|그렸|그려 ?왔|썼|써 ?왔|찾았|찾아 ?왔|찾아냈|골랐|적었|가져왔|쟀|했(?:다|어|습니다|는데|고))/;
/** Ordinary in forms of verbs and as rare words, never with a noun's particle. */
export const STEM_ONLY = /^(?:지우|이루|시우|지민|다솜|가람|한별|사라|보아|예리|태연|유연)$/;
export const NOUNS_ONLY =
  /^(?:가|이|를|을|의|와|과|랑|이랑|하고|처럼|보다|부터|까지|만|만큼|같이|마저|조차|밖에|네|한테|에게|께)/;
/** Listed as a word, and hardly ever one in what pupils write. */
export const NO_NOUN = /^(?:시우|지민|다솜|한별)$/;
/** 윤이가, 준이는: of a name of one letter, and of no word. */
export const SURE_BEHIND_I =
  /^(?:가|는|를|랑|와|의|께|에게|한테|도|네|처럼|같이|만큼|보다|부터|까지|하고|만|마저|조차|밖에|나)/;
/** 산하 발을 보면서: somebody's. */
export const BODY =
  /^ (?:발|손|눈빛|얼굴|어깨|팔|다리|목소리|표정|휴대폰|필통|자세|동작)(?:을|를|이|가|에|은|는|도|만|과|와|으로)? /;
/** What is said, and turned to another one's words. */
export const SPEAKS =
  /^ (?:[^.!?]{4,40}[다라자냐]고|["“'][^"”']+["”'](?:이?라)?고) ?(?:했(?:는데|고|지만|을 때)|하(?:자|길래|고|며)|해서|말했|답했|물었|물어|반박했|지적했|대답했) /;
/** What only a person does, close behind the subject. */
export const PERSONS_DOING =
  /^\s+(?:먼저 |직접 |혼자 |갑자기 |계속 |같이 |대신 )?(?:[가-힣]{0,4}(?:편집장|파트장|팀장|조장|모둠장|반장|부장|담당|역할)(?:이라|이어서|이었|이고|을 맡)|(?:[가-힣]+ ){1,4}[가-힣]*자고 ?(?:해|했|하|말|제안)|(?:[가-힣]+[을를이] )?(?:[가-힣]+ )?(?:맡[았아은]|찾아 ?[주줬왔와]|도와|알려|가르쳐|말(?:했|하길|해 ?[주줬])|물어|제안(?:했|하)|하자고|그려 ?[주줬]|빌려|대신|발표(?:했|하)|조사해 ?[오왔]|(?:녹음|촬영|조사|정리|계산|기록|편집|준비|연습|설명|질문|진행|작성|낭독|연주|사회|검색|측정|채점|응원)(?:을|를)? ?[했하해맡]|(?:사진|영상|글|그림|표|대본|자료)[을를이]? ?(?:찍|그[리렸려]|쓰|썼|써|만들|찾|적|맡)))/;
export const SELF_BEFORE = /(?:^|[\s,])(?:저는|나는|제가|내가|난|전) [^.!?]*[가-힣](?:고|며|지만|는데),? $/;
export const DOES_A_THING =
  /^\s+(?!(?:과정|방법|작업|일|것|법|순서|행동|장면)[을를] )(?:[가-힣A-Za-z]+ )?[가-힣A-Za-z]+[을를] /;
/** 시우는 코딩, 저는 회로를: shares by their nouns. */
export const SHARE_BEHIND =
  /^\s[가-힣A-Za-z ]{1,10}(?<![고며])(?:담당)?, ?(?:저는|나는|제가|내가|전|난|[가-힣]{2,5}[은는이가]) /;
export const SELF_BEHIND = /^\s[^.!?]*[가-힣](?:고|며|지만|는데),? (?:저는|나는|제가|내가|난|전)\s/;
/** 저는 …: the student's own turn to speak of. */
export const OWN_TURN = /(?:^|[ ,])(?:저는|나는|제가|내가|전|난) $/;
/** 저는 정이 바지 뜯는 걸 도와줬다: of hers, and no 정이 들다. */
export const HELPED =
  /^\s[가-힣]+[을를]? ?[가-힣]+ ?(?:걸|거|것을|것도|일을|데) (?:같이 |함께 |옆에서 )?(?:도왔|도와|거들|거들어|봐|보고|보면서)/;
/** 우리 조장, 모두: no name, whoever is called so. */
export const EVERYBODY = /^(?:우리|모두|서로)$/;
/** Where a sentence tells who worked together. */
export const TOGETHER =
  /(?:^|[\s,·/+&(])(?:저|나)(?=[\s,·/+&)]|는|랑|와|도)|(?:같은|한) (?:조|팀|모둠|반)|[셋넷둘]이서?|함께|같이|역할|분담|모둠\(|조\(/;
/** 미소/저: beside whoever writes. */
export const ROW_WITH_ME = /^\s?[,·/+&]\s?(?:저|나)(?=[\s,·/+&)]|랑|와|는)/;
/** 조장 우주가. */
export const OFFICE = /(?:조장|모둠장|반장|부반장|팀장|짝꿍|동아리원|조원|팀원|모둠원)(?:인|이던)? $/;
/** 하늘 파트까지, 서연 노트를. */
export const PART_OF = /^ (?:파트|차례|몫|노트|필통|담당)(?:까지|를|을|에|은|는|이|가|도|만|\s|$)/;
/** 소리가 마이크 잡아주고 저는. */
export const DOES_FOR = /^\s(?:[가-힣A-Za-z]+ ){0,3}[가-힣]*[아어여해려져와워겨춰] ?[주줬줘준]/;
/** 하늘이랑 만든. */
export const DONE_WITH =
  /^\s(?:(?:박자|호흡|동작|음정|순서)를 맞|(?:의견|대사|패스|글)[을를] (?:주고|나[누눠눴]|바[꿔꾸꿨])|만든|만들|찍은|찍었|쓴|그린|짠|정한|세운|준비한|조사한|싸우|싸웠|다퉜|의논|얘기|이야기|상의|나눠|나눈|나누|친해|약속)/;
