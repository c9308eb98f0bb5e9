### ألعاب بلا جمل خاصة بها: أماكن وورق، والحركات بنصها.
### $who هو you لمن يقرأ، وother لصاحب الاسم $name. لا نعرف جنسه، فلا فعل يعود عليه.


## الدور لمن

plain-your-turn = دورك الآن.
plain-turn-of = الدور عند { $name }.

## الطاولة: اسم كل مكان وما فيه. كل منهما قائم بنفسه.

plain-zone =
    { $zone ->
        [stock] ورق التوزيع
        [pile] الكومة
        [discard] الورق المرمي
        [trick] الأكلة
        [floor] الأرض
       *[other] { $title }
    }
plain-face-down =
    { $count ->
        [0] لا ورق
        [1] ورقة واحدة
        [2] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
plain-stack =
    { $count ->
        [1] ورقة واحدة: { NOUN($card, form: "definite") }
        [2] ورقتان، العليا { NOUN($card, form: "definite") }
        [few] { $count } ورقات، العليا { NOUN($card, form: "definite") }
       *[other] { $count } ورقة، العليا { NOUN($card, form: "definite") }
    }
plain-row =
    { $count ->
        [1] ورقة واحدة: { NOUN($cards, form: "definite") }
        [2] ورقتان: { NOUN($cards, form: "definite") }
        [few] { $count } ورقات: { NOUN($cards, form: "definite") }
       *[other] { $count } ورقة: { NOUN($cards, form: "definite") }
    }
plain-partly-seen =
    { $count ->
        [1] ورقة واحدة: { NOUN($cards, form: "definite") }
        [2] ورقتان، منهما { NOUN($cards, form: "definite") }
        [few] { $count } ورقات، منها { NOUN($cards, form: "definite") }
       *[other] { $count } ورقة، منها { NOUN($cards, form: "definite") }
    }

## الحساب

plain-item =
    { $item ->
        [cards] الورق
        [points] النقاط
        [total] المجموع
       *[other] { $title }
    }

## الحركات

plain-is-played = إلى الطاولة
plain-played =
    { $who ->
        [you] لعبت { NOUN($card, form: "definite") }.
       *[other] ورقة { $name }: { NOUN($card, form: "definite") }.
    }
plain-moved =
    { $who ->
        [you] حركتك: { $move }.
       *[other] { $name }: { $move }.
    }
plain-took =
    { $who ->
        [you] { $count ->
                [1] كسبت ورقة واحدة.
                [2] كسبت ورقتين.
                [few] كسبت { $count } ورقات.
               *[other] كسبت { $count } ورقة.
            }
       *[other] { $count ->
                [1] كسب { $name }: ورقة واحدة.
                [2] كسب { $name }: ورقتان.
                [few] كسب { $name }: { $count } ورقات.
               *[other] كسب { $name }: { $count } ورقة.
            }
    }
plain-drew =
    { $who ->
        [you] { $count ->
                [1] جاءتك ورقة واحدة.
                [2] جاءتك ورقتان.
                [few] جاءتك { $count } ورقات.
               *[other] جاءتك { $count } ورقة.
            }
       *[other] { $count ->
                [1] إلى يد { $name } ورقة واحدة.
                [2] إلى يد { $name } ورقتان.
                [few] إلى يد { $name } { $count } ورقات.
               *[other] إلى يد { $name } { $count } ورقة.
            }
    }
plain-new-cards = وُزّع ورق جديد.
plain-dealt =
    { $count ->
        [1] في كل يد ورقة واحدة.
        [2] في كل يد ورقتان.
        [few] في كل يد { $count } ورقات.
       *[other] في كل يد { $count } ورقة.
    }
