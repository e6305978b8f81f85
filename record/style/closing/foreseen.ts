/** Before 될, 있을, 좋을 …: a forecast, not a plan of one's own. */
const NOT_WILLED =
  /(?:되|있|없|좋|같|지|이|보이|생기|늘|줄|나오|걸리|달라지|줄어들|늘어나|사라지|나타나|일어나|증가하|감소하|상승하|하락하|발생하|오르|떨어지|변하|바뀌|녹|얼|끓|무너지)$/;
/** 안 가라앉을: what a thing does of itself, where nothing is done to one. */
const BEFALLS =
  /^(?!.*[을를] ).*(?:가라앉|떠오르|내려가|올라가|흐르|식|마르|썩|죽|자라|넘치|부서지|휘|뜨|멈추|움직이|퍼지|섞이)$/;
/** 속도가 빨라질, 값이 오를: what something else does is none of the student's plans. */
const ANOTHER_DOES =
  /(?:^|[\s,])(?!(?:자신|스스로|친구|모둠원|모둠|관심|흥미)[이가])[가-힣]{2,}[이가] (?:더 |많이 |점점 |훨씬 |크게 |빨리 )?[가-힣]+$/;

/** 민물이 들어오면 안 …, 흙이 쓸려 …: something else than the student is the subject near the end. */
const THING_ACTS =
  /(?:^|[\s,])(?!(?:자신|스스로|친구|모둠원|모둠|우리|저희|내|제|관심|흥미|시간|기회|여유|용기)[이가] )[가-힣]{1,}[이가] (?:[가-힣]+면,? (?:[^,]*(?:처럼|같이|만큼) )?(?:(?:[안못더잘다곧]|금방|점점|바로) )?|[가-힣]+[려어아여해게이히] |(?:[안못더잘다곧]|금방|점점|바로) )[가-힣]+$/;

/** Whether what will be is none of the student's own will: of `future` (… 가라앉을) the stem is `stem` (… 가라앉). */
export const isForeseen = (stem: string, future: string): boolean =>
  NOT_WILLED.test(stem) || (BEFALLS.test(stem) && THING_ACTS.test(future)) || ANOTHER_DOES.test(future);
